import { type RefObject, useLayoutEffect } from "react";

/** Save and Cancel go when they were pressed, and would take the focus with them: the window gets it, so that its keys work on. */
export function useFocusKept(place: RefObject<HTMLElement | null>, isUnsaved: boolean): void {
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const frame = place.current?.closest<HTMLElement>("[role=dialog]");
    const keep = () => {
      if (document.activeElement === document.body) frame?.focus({ preventScroll: true });
    };
    return () => {
      // At once, or a key pressed in the next moment would go nowhere.
      keep();
      // A question that was asked has the focus still, and gives it up later.
      setTimeout(keep);
    };
  }, [place, isUnsaved]);
}
