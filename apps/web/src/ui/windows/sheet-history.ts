/** What Back means on a phone: decisions over the sheets that are open and those that a history entry names. */

/** Sheets opened or closed: whether the history has to follow. */
export function afterSheetsChange(
  open: readonly string[],
  entry: readonly string[],
): "push" | "back" | "stay" {
  if (open.some((key) => !entry.includes(key))) return "push";
  return entry.some((key) => !open.includes(key)) ? "back" : "stay";
}

export interface HistoryChange {
  open: readonly string[];
  /** The sheets that the entry arrived at names. */
  entry: readonly string[];
  samePage: boolean;
  back: boolean;
  /** The step that takes the entry of a closed sheet back, not one of the Back button. */
  isOurs: boolean;
}

export type HistoryStep =
  | { type: "stay" }
  /** A sheet has opened while the entry of another was taken back. */
  | { type: "push" }
  /** An entry of sheets that have closed since: Back would seem to do nothing. */
  | { type: "skip" }
  | { type: "close"; key: string }
  | { type: "dismiss"; keys: readonly string[] };

/** The history moved: whether sheets have to follow. */
export function afterHistoryChange(change: HistoryChange): HistoryStep {
  const { open, entry, samePage, back, isOurs } = change;
  // A sheet covers the page, so that a page gone to beneath it would never be seen.
  if (!samePage && open.length > 0) return { type: "dismiss", keys: open.toReversed() };
  if (!back) return { type: "stay" };
  const uppermost = open.at(-1);
  if (uppermost !== undefined && !entry.includes(uppermost)) {
    return isOurs ? { type: "push" } : { type: "close", key: uppermost };
  }
  return entry.some((key) => !open.includes(key)) ? { type: "skip" } : { type: "stay" };
}
