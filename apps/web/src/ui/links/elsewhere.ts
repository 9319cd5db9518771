import type { MouseEvent } from "react";

/** Whether a link is pressed so that the browser opens it in a place of its own: a new tab or window, or as a file. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
