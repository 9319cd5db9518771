/** What a key does to the row in hand. */
import { clamp } from "@bandstand/domain/clamp";

export type RowStep =
  | { type: "go"; index: number }
  | { type: "open" }
  | { type: "toggle" }
  | { type: "expand" }
  | { type: "collapse" };

interface Position {
  index: number;
  count: number;
  /** Rows that fit on the screen. */
  page: number;
}

/** Null for a key that means nothing to a row. */
export function rowStep(key: string, { index, count, page }: Position): RowStep | null {
  const go = (to: number): RowStep => ({
    type: "go",
    index: clamp(to, 0, count - 1),
  });
  switch (key) {
    case "ArrowDown":
    case "j":
      return go(index + 1);
    case "ArrowUp":
    case "k":
      return go(index - 1);
    case "PageDown":
      return go(index + page);
    case "PageUp":
      return go(index - page);
    case "Home":
      return go(0);
    case "End":
      return go(count - 1);
    case "Enter":
      return { type: "open" };
    case " ":
      return { type: "toggle" };
    case "ArrowRight":
      return { type: "expand" };
    case "ArrowLeft":
      return { type: "collapse" };
    default:
      return null;
  }
}
