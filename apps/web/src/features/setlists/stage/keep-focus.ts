import type { MouseEvent } from "react";

/** For what a finger presses on stage: the focus stays with the song, so that the Enter of a pedal still turns its page. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
