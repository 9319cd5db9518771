/** Waits until nothing is being pressed with what moves the page: a press that ends beside the button on which it began counts for none. */
import { useEffect, useRef } from "react";

/** @returns runs something at once, or as soon as the press that is under way is over */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click of this press comes after its end.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    const over = new AbortController();
    const options = { capture: true, passive: true, signal: over.signal };
    window.addEventListener("pointerdown", press, options);
    window.addEventListener("pointerup", release, options);
    window.addEventListener("pointercancel", release, options);
    return () => over.abort();
  }, []);

  return (run) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  };
}
