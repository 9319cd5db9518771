/** Songs that come to a set list from outside of it: to the end of a set, and out of it again. */
import type { PlacedEntry } from "./setlist-entries.ts";
import { type PlacedInterlude, withoutSongAt, withSongAt } from "./setlist-interludes.ts";
import { bySection } from "./setlist-sections.ts";
import { ENCORE_SECTION } from "./setlist-timing.ts";

/** What of a song is the set list's own; all null for one that was only put in. */
export type OwnWords = {
  readonly seconds: number | null;
  readonly featuring: string | null;
  readonly songkey: string | null;
  readonly capo: number | null;
  readonly note: string | null;
};

export type AddedEntry = PlacedEntry & OwnWords;

export type Order<I extends PlacedInterlude> = {
  readonly songs: readonly AddedEntry[];
  readonly interludes: readonly I[];
};

export type Addition = {
  readonly section: number;
  /** In the order in which they are played. */
  readonly songIds: readonly number[];
};

type Sections = { readonly numberSets: number; readonly includeEncore: boolean };

/** Where songs may be put: every set, and the encore where there is one. */
export function offeredSections(
  { numberSets, includeEncore }: Sections,
  entries: readonly Pick<PlacedEntry, "setlistSectionId">[],
): number[] {
  return bySection(numberSets, entries)
    .filter(
      ({ section, entries: own }) => section !== ENCORE_SECTION || includeEncore || own.length > 0,
    )
    .map(({ section }) => section);
}

/** Where a song goes that is put nowhere else: the last set, as evenings are built from their beginning. */
export function usualSection({ numberSets }: Pick<Sections, "numberSets">): number {
  return numberSets;
}

/** Behind what the set has; songs that the set list holds already stay where they are, since it holds each once. */
export function withSongsAdded<I extends PlacedInterlude>(
  { songs, interludes }: Order<I>,
  { section, songIds }: Addition,
): { songs: AddedEntry[]; interludes: I[]; added: number[] } {
  const held = new Set(songs.map(({ songId }) => songId));
  const added = [...new Set(songIds)].filter((songId) => !held.has(songId));
  const last = songs.filter(({ setlistSectionId }) => setlistSectionId === section).length;
  const entries = added.map((songId, index): AddedEntry => ({
    songId,
    setlistSectionId: section,
    sequence: last + index + 1,
    seconds: null,
    featuring: null,
    songkey: null,
    capo: null,
    note: null,
  }));
  return {
    songs: [...songs, ...entries],
    interludes: entries.reduce((rest, entry) => withSongAt(rest, entry), [...interludes]),
    added,
  };
}

/**
 * The addition taken back, whatever else has changed meanwhile. What somebody has moved to another set, or said something
 * of since, they want there: it stays.
 */
export function withoutSongsAdded<I extends PlacedInterlude>(
  { songs, interludes }: Order<I>,
  { section, songIds }: Addition,
): { songs: AddedEntry[]; interludes: I[]; stayed: number[] } {
  const ids = new Set(songIds);
  const ours = songs.filter(({ songId }) => ids.has(songId));
  const gone = ours
    .filter((entry) => entry.setlistSectionId === section && saysNothing(entry))
    .toSorted((one, other) => other.sequence - one.sequence);
  return {
    songs: songs
      .filter((entry) => !gone.includes(entry))
      .map((entry) => ({ ...entry, sequence: entry.sequence - before(entry, gone) })),
    interludes: gone.reduce((rest, entry) => withoutSongAt(rest, entry), [...interludes]),
    stayed: ours.filter((entry) => !gone.includes(entry)).map(({ songId }) => songId),
  };
}

function saysNothing({ seconds, featuring, songkey, capo, note }: OwnWords): boolean {
  return [seconds, featuring, songkey, capo, note].every((own) => own === null);
}

function before(entry: PlacedEntry, gone: readonly PlacedEntry[]): number {
  return gone.filter(
    ({ setlistSectionId, sequence }) =>
      setlistSectionId === entry.setlistSectionId && sequence < entry.sequence,
  ).length;
}
