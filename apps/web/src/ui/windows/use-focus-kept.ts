import { type RefObject, useEffect } from "react";

/**
 * A button that goes when it was pressed, as Save does, would take the focus with it: the frame that it stood in gets it, so
 * that its keys work on. Of frames within frames the innermost.
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let focused: Element | null = null;
    const follow = ({ target }: Event) => {
      focused = target instanceof Element && element.contains(target) ? target : null;
    };
    // Before the next key, which would go nowhere.
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if (document.activeElement?.contains(element) === true)
        element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerdown", follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", follow);
    };
  }, [frame]);
}
