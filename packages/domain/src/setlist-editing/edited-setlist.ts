/** A set list while it is built: its settings, and in each section one ordered list of songs, breaks and spoken notes. */
import type { InterludeKind } from "../interlude-kinds.ts";
import { ENCORE_SECTION } from "../setlist-timing.ts";

export const SECTIONS = [1, 2, 3, ENCORE_SECTION] as const;
export type Section = (typeof SECTIONS)[number];

export type SongRow = {
  readonly kind: "song";
  readonly key: string;
  readonly songId: number;
  /** Of this place; the song's own while null. */
  readonly seconds: number | null;
  readonly featuring: string | null;
  readonly songkey: string | null;
  /** The fret; 0 is none, whatever the song says. */
  readonly capo: number | null;
  /** Printed beside the song. */
  readonly note: string | null;
};

export type InterludeRow = {
  readonly kind: InterludeKind;
  readonly key: string;
  readonly text: string;
  readonly seconds: number;
};

export type EditedRow = SongRow | InterludeRow;

export type Lists = { readonly [S in Section]: readonly EditedRow[] };

export type SetlistFields = {
  readonly name: string;
  readonly notes: string | null;
  readonly description: string | null;
  readonly numberSets: number;
  /** Minutes; null while it is being typed. */
  readonly plannedLength: number | null;
  /** Seconds; null while it is being typed. */
  readonly songInterval: number | null;
  readonly permanent: boolean;
  readonly versionDate: string | null;
  /** Minutes; null while it is being typed. */
  readonly bias: number | null;
  /** Minutes of the breaks after the first set and after the second; null while it is being typed. */
  readonly firstBreak: number | null;
  readonly secondBreak: number | null;
  readonly includeEncore: boolean;
  /** "HH:MM" by the clock on the wall. */
  readonly startTime: string | null;
};

export type EditedSetlist = {
  readonly fields: SetlistFields;
  readonly lists: Lists;
};

export const NO_ROWS: Lists = { 1: [], 2: [], 3: [], 4: [] };

export function songKeyOf(songId: number): string {
  return `song:${songId}`;
}

/** A song as it enters a set list: all but its place is left to the song. */
export function songRow(songId: number): SongRow {
  return {
    kind: "song",
    key: songKeyOf(songId),
    songId,
    seconds: null,
    featuring: null,
    songkey: null,
    capo: null,
    note: null,
  };
}

export function isSong(row: EditedRow): row is SongRow {
  return row.kind === "song";
}

/** The sections in which songs can stand now. */
export function sectionsOf(numberSets: number): readonly Section[] {
  return SECTIONS.filter((section) => section === ENCORE_SECTION || section <= numberSets);
}

export function allRows(lists: Lists): EditedRow[] {
  return SECTIONS.flatMap((section) => lists[section]);
}

export function songIdsIn(lists: Lists): Set<number> {
  return new Set(
    allRows(lists)
      .filter(isSong)
      .map(({ songId }) => songId),
  );
}

/** Where a row stands; null for a song that is only available. */
export function placeOf(lists: Lists, key: string): { section: Section; index: number } | null {
  for (const section of SECTIONS) {
    const index = lists[section].findIndex((row) => row.key === key);
    if (index >= 0) return { section, index };
  }
  return null;
}
