/** A set list as it is played: its sets in order, then the encore. */
import type { SectionedSong } from "@bandstand/contracts/setlist-songs";
import type { SetlistWithSections } from "@bandstand/contracts/setlists";

export interface PlayedSection {
  section: number;
  /** "First Set", "Encore" */
  name: string;
  /** By sequence. */
  songs: readonly SectionedSong[];
}

/** Sections without a song are left out. */
export function sectionsOf({ songs }: Pick<SetlistWithSections, "songs">): PlayedSection[] {
  const sections = new Map<number, SectionedSong[]>();
  for (const song of songs) {
    const others = sections.get(song.setlistSectionId);
    if (others) others.push(song);
    else sections.set(song.setlistSectionId, [song]);
  }
  return [...sections]
    .toSorted(([one], [other]) => one - other)
    .map(([section, own]) => ({
      section,
      name: own[0]?.SetlistSection.name ?? "",
      songs: own.toSorted((one, other) => one.sequence - other.sequence),
    }));
}
