/** The keys on stage. Pedals send those of pages and arrows, Space or Enter. */
import type { Turn } from "./turn-page.ts";

const group = "Stage view";

export const STAGE_KEYS = [
  { keys: "arrowright", label: "Next page, then next song", group },
  { keys: "arrowleft", label: "Page before, then song before", group },
  { keys: "home", label: "First song", group },
  { keys: "end", label: "Last song", group },
];

export interface StagePress {
  key: string;
  shiftKey: boolean;
}

/** Null for keys that turn nothing. */
export function turnOfKey({ key, shiftKey }: StagePress): Turn | null {
  switch (key) {
    case " ":
    case "Enter":
      return shiftKey ? "back" : "forward";
    case "ArrowDown":
    case "ArrowRight":
    case "PageDown":
      return "forward";
    case "ArrowUp":
    case "ArrowLeft":
    case "PageUp":
      return "back";
    default:
      return null;
  }
}

/** The row of the list that a key leads to, from 0; null for keys that lead to none. */
export function rowOfKey(key: string, at: number, rows: number): number | null {
  const last = Math.max(0, rows - 1);
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, last);
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
