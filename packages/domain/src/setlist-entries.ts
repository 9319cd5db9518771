/** Which entries a set list may hold: each song once, in a section that exists, in sequences without gaps. */
import { ENCORE_SECTION } from "./setlist-timing.ts";

export const DEFAULT_NUMBER_SETS = 2;
export const MOST_SETS = 3;

export type PlacedEntry = {
  readonly songId: number;
  readonly setlistSectionId: number;
  /** From 1 within its section. */
  readonly sequence: number;
};

export type EntryProblem = {
  /** Of the entry in the list that was given. */
  readonly index: number;
  readonly field: keyof PlacedEntry;
  readonly message: string;
};

/** The sets that the set list plays, and the encore. */
export function isSectionOf(section: number, numberSets: number): boolean {
  return section === ENCORE_SECTION || (section >= 1 && section <= numberSets);
}

/** The sets of a set list that does not say: two, or as many as its songs need. */
export function numberSetsOf(entries: readonly Pick<PlacedEntry, "setlistSectionId">[]): number {
  const sets = entries.map((entry) => entry.setlistSectionId).filter((id) => id < ENCORE_SECTION);
  return Math.max(DEFAULT_NUMBER_SETS, ...sets);
}

/** What is wrong with a list of entries, in its order; nothing when they may be kept. */
export function entryProblems(entries: readonly PlacedEntry[], numberSets: number): EntryProblem[] {
  const problems: EntryProblem[] = [];
  const songs = new Set<number>();
  const sections = new Map<number, Set<number>>();
  for (const [index, { songId, setlistSectionId, sequence }] of entries.entries()) {
    const problem = (field: keyof PlacedEntry, message: string) =>
      problems.push({ index, field, message });
    if (songs.has(songId)) problem("songId", "This song is in the set list already");
    songs.add(songId);
    if (!isSectionOf(setlistSectionId, numberSets)) {
      problem("setlistSectionId", "The set list has no such set");
    }
    const places = sections.get(setlistSectionId) ?? new Set<number>();
    if (places.has(sequence)) problem("sequence", "Two songs have this place");
    sections.set(setlistSectionId, places.add(sequence));
  }
  for (const [index, { setlistSectionId, sequence }] of entries.entries()) {
    if (sequence > (sections.get(setlistSectionId)?.size ?? 0)) {
      problems.push({ index, field: "sequence", message: "Places run from 1 without a gap" });
    }
  }
  return problems;
}
