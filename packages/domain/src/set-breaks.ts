/** The breaks between the sets of an evening: no part of a set, and none of what is planned to be played. */

/** Minutes. */
export const LONGEST_SET_BREAK = 240;
/** As pubs expect it. */
export const USUAL_SET_BREAK = 20;

export type SetBreaks = {
  /** Minutes after the first set and after the second; nothing said is none, as it is while it is being typed. */
  readonly firstBreak?: number | null;
  readonly secondBreak?: number | null;
};

/** Which of them stands after a set; the encore follows the last set at once. */
export const BREAK_AFTER = { 1: "firstBreak", 2: "secondBreak" } as const;

export type SetBreak = {
  /** The set that it follows. */
  readonly after: number;
  readonly minutes: number;
};

type SetsWithBreaks = SetBreaks & { readonly numberSets: number };

/** The field of the break after a set; null after the last one. */
export function breakFieldAfter(
  section: number,
  numberSets: number,
): (typeof BREAK_AFTER)[keyof typeof BREAK_AFTER] | null {
  if (section >= numberSets) return null;
  return section === 1 || section === 2 ? BREAK_AFTER[section] : null;
}

/** Those that are held: with something to play before and after it. @param played the sets in which something stands */
export function setBreaks(setlist: SetsWithBreaks, played: readonly number[]): SetBreak[] {
  const sets = played.filter((section) => section <= setlist.numberSets);
  return [1, 2].flatMap((after): SetBreak[] => {
    const field = breakFieldAfter(after, setlist.numberSets);
    const minutes = field === null ? 0 : (setlist[field] ?? 0);
    const isBetween = sets.some((set) => set <= after) && sets.some((set) => set > after);
    return minutes > 0 && isBetween ? [{ after, minutes }] : [];
  });
}
