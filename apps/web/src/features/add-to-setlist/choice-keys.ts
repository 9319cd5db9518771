/** Where an arrow key leads among set lists that have buttons of their own each. Null for other keys, and past an end. */

interface Place {
  row: number;
  /** Within its row. */
  at: number;
}

/** @param widths how many buttons each row has */
export function choiceStep(
  key: string,
  { row, at }: Place,
  widths: readonly number[],
): Place | null {
  const isThere = (to: number) => to >= 0 && to < widths.length;
  switch (key) {
    case "ArrowDown":
    case "ArrowUp": {
      const to = key === "ArrowDown" ? row + 1 : row - 1;
      return isThere(to) ? { row: to, at: Math.min(at, (widths[to] ?? 1) - 1) } : null;
    }
    case "ArrowLeft":
      return at > 0 ? { row, at: at - 1 } : null;
    case "ArrowRight":
      return at + 1 < (widths[row] ?? 0) ? { row, at: at + 1 } : null;
    case "Home":
      return { row: 0, at: 0 };
    case "End":
      return { row: widths.length - 1, at: 0 };
    default:
      return null;
  }
}
