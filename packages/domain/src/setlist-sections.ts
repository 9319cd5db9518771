/** The sections of a set list: the sets, then the encore. */
import { ENCORE_SECTION } from "./setlist-timing.ts";

const ORDINALS = ["First", "Second", "Third"];

/** "First Set", "Encore". */
export function sectionName(section: number): string {
  return section === ENCORE_SECTION ? "Encore" : `${ORDINALS[section - 1] ?? section} Set`;
}

/** "Set 1", "Encore": where there is little room. */
export function shortSectionName(section: number): string {
  return section === ENCORE_SECTION ? "Encore" : `Set ${section}`;
}

/** What stands in each section, in its order, those without any included: every set, then the encore. */
export function bySection<Entry extends { readonly setlistSectionId: number }>(
  numberSets: number,
  entries: readonly Entry[],
): { section: number; entries: Entry[] }[] {
  const sets = Array.from({ length: numberSets }, (_, index) => index + 1);
  return [...sets, ENCORE_SECTION].map((section) => ({
    section,
    entries: entries.filter((entry) => entry.setlistSectionId === section),
  }));
}
