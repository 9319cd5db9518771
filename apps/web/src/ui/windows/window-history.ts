/** What Back means to windows: decisions over those that are open and those that a history entry names. */

/** Windows opened or closed: whether the history has to follow. */
export function afterWindowsChange(
  open: readonly string[],
  entry: readonly string[],
): "push" | "replace" | "back" | "stay" {
  const hasNew = open.some((key) => !entry.includes(key));
  const hasOld = entry.some((key) => !open.includes(key));
  // One record after another in the dock is one step to go back.
  if (hasNew) return hasOld ? "replace" : "push";
  return hasOld ? "back" : "stay";
}

export interface HistoryChange {
  open: readonly string[];
  /** The windows that the entry arrived at names. */
  entry: readonly string[];
  samePage: boolean;
  direction: "back" | "forward" | "none";
  /** The step that takes the entry of a closed window back, not one of the Back button. */
  isOurs: boolean;
}

export type HistoryStep =
  | { type: "stay" }
  /** A window has opened while the entry of another was taken back. */
  | { type: "push" }
  /** The page wrote an address of its own over that of the window: a search in the list, for one. */
  | { type: "replace" }
  /** An entry of windows that have closed since: Back would seem to do nothing. */
  | { type: "skip" }
  | { type: "close"; key: string }
  | { type: "reopen"; keys: readonly string[] }
  /** Another page: from the uppermost down. */
  | { type: "leave"; keys: readonly string[] };

/** The history moved: whether windows have to follow. */
export function afterHistoryChange(change: HistoryChange): HistoryStep {
  const { open, entry, samePage, direction, isOurs } = change;
  if (!samePage && open.length > 0) return { type: "leave", keys: open.toReversed() };
  const closed = entry.filter((key) => !open.includes(key));
  const uppermost = open.at(-1);
  const isNamed = uppermost === undefined || entry.includes(uppermost);
  // Back from another page: to what stood beside this one when it was left.
  if (!samePage && direction === "back" && closed.length > 0)
    return { type: "reopen", keys: closed };
  if (direction === "back") {
    if (!isNamed) return isOurs ? { type: "push" } : { type: "close", key: uppermost };
    return closed.length > 0 ? { type: "skip" } : { type: "stay" };
  }
  if (direction === "forward")
    return closed.length > 0 ? { type: "reopen", keys: closed } : { type: "stay" };
  return isNamed ? { type: "stay" } : { type: "replace" };
}
