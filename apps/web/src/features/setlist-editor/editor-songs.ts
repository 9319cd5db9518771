/** What the editor shows of songs, whether they stand in the set list or are only available. */
import { PLEASE_ENTER_A_VALUE } from "@bandstand/contracts/fields";
import type { AvailableSong, SectionedSong } from "@bandstand/contracts/setlist-songs";
import {
  type EditedRow,
  type InterludeRow,
  isSong,
  type Lists,
  SECTIONS,
  type SongRow,
} from "@bandstand/domain/setlist-editing/edited-setlist";
import { keyAt } from "@bandstand/domain/played-key";
import { entrySeconds } from "@bandstand/domain/setlist-timing";

export type ShownSong = SectionedSong["Song"] & Partial<AvailableSong>;
export type SongsById = ReadonlyMap<number, ShownSong>;

/** A song that the set list holds may be one that nobody may pick any more. */
export function songsById(
  offered: readonly AvailableSong[],
  entries: readonly SectionedSong[],
): SongsById {
  return new Map<number, ShownSong>([
    ...entries.map(({ Song }) => [Song.id, Song] as const),
    ...offered.map((song) => [song.id, song] as const),
  ]);
}

/** What counts at its place: its own, else the song's. */
export function placedSong(row: SongRow, song: ShownSong | undefined) {
  return {
    title: song?.title ?? "A song that is gone",
    featuring: row.featuring ?? song?.featuring ?? null,
    ...keyAt(row, song),
    bpm: song?.bpm ?? null,
    seconds: entrySeconds({ seconds: row.seconds, Song: { seconds: song?.seconds ?? null } }),
    /** Whether somebody has said how long it lasts. */
    isTimed: (row.seconds ?? 0) > 0 || (song?.seconds ?? 0) > 0,
  };
}

/** As the rules of time and the pictures want them. */
export function timedRows(lists: Lists, songs: SongsById) {
  const rows = SECTIONS.flatMap((section) =>
    lists[section].map((row) => ({ setlistSectionId: section, row })),
  );
  const entries = rows.flatMap(({ setlistSectionId, row }) => {
    if (!isSong(row)) return [];
    const song = songs.get(row.songId);
    const { title, seconds, bpm = null } = song ?? { title: "", seconds: null };
    return [{ setlistSectionId, seconds: row.seconds, Song: { title, seconds, bpm } }];
  });
  const interludes = SECTIONS.flatMap((section) => {
    let afterSequence = 0;
    return lists[section].flatMap((row) => {
      if (isSong(row)) {
        afterSequence += 1;
        return [];
      }
      const { kind, text, seconds } = row;
      return [{ setlistSectionId: section, afterSequence, kind, text, seconds }];
    });
  });
  return { entries, interludes };
}

const INTERLUDE_NAMES: Record<InterludeRow["kind"], string> = {
  break: "Break",
  spoken: "Spoken note",
};

/** A note of what is said, and nothing is. */
export function isUnsaid(row: EditedRow): boolean {
  return row.kind === "spoken" && row.text.trim() === "";
}

/** As its row shows it: its own words, else what it is. */
export function interludeText(row: InterludeRow): string {
  if (isUnsaid(row)) return `${INTERLUDE_NAMES.spoken}: ${PLEASE_ENTER_A_VALUE}`;
  return row.text === "" ? INTERLUDE_NAMES[row.kind] : row.text;
}

/** "Kerosene Heart", "Break", "Spoken note: Welcome": for screen readers, and in menus. */
export function rowName(row: EditedRow, songs: SongsById): string {
  if (isSong(row)) return songs.get(row.songId)?.title ?? "A song that is gone";
  const kind = INTERLUDE_NAMES[row.kind];
  return row.text === "" ? kind : `${kind}: ${row.text}`;
}
