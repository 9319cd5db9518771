import { type MouseEvent, useRef } from "react";

/**
 * For what comes up where somebody presses, as `onClickCapture`: the second press of a double one, whose first has opened it,
 * was meant for what stood there before. The browser counts: a press alone is 1, also one that a key or a script makes.
 */
export function useFirstPress(): (event: MouseEvent) => void {
  const pressed = useRef(false);
  return (event) => {
    if (!pressed.current && event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
    pressed.current = true;
  };
}
