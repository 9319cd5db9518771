/** Set lists as they travel, and as they are edited: songs and interludes apart there, one list of rows here. */
import {
  type EditedRow,
  type InterludeKind,
  isSong,
  type Lists,
  NO_ROWS,
  SECTIONS,
  songKeyOf,
} from "./edited-setlist.ts";

export type SentSong = {
  readonly songId: number;
  readonly setlistSectionId: number;
  /** From 1 within its section. */
  readonly sequence: number;
  readonly seconds: number | null;
  readonly featuring: string | null;
  readonly songkey: string | null;
  readonly note: string | null;
};

export type SentInterlude = {
  readonly setlistSectionId: number;
  /** The songs of its section that are played before it. */
  readonly afterSequence: number;
  readonly kind: InterludeKind;
  readonly text: string;
  readonly seconds: number;
};

export type SentRows = {
  readonly songs: readonly SentSong[];
  /** Those of one place in the order in which they are played. */
  readonly interludes: readonly SentInterlude[];
};

export function rowsOf({ songs, interludes }: SentRows): Lists {
  const times = new Map<string, number>();
  const lists: Record<keyof Lists, EditedRow[]> = { 1: [], 2: [], 3: [], 4: [] };
  const keyed = interludes.map((interlude) => {
    // Interludes travel without an id: what is said twice is told apart by counting.
    const said = JSON.stringify([interlude.kind, interlude.text, interlude.seconds]);
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    return { ...interlude, key: `${said}:${time}` };
  });
  for (const section of SECTIONS) {
    const own = songs
      .filter((song) => song.setlistSectionId === section)
      .toSorted((one, other) => one.sequence - other.sequence);
    const said = keyed.filter((interlude) => interlude.setlistSectionId === section);
    const after = (sequence: number): EditedRow[] =>
      said
        .filter(({ afterSequence }) => Math.min(afterSequence, own.length) === sequence)
        .map(({ kind, key, text, seconds }) => ({ kind, key, text, seconds }));
    lists[section].push(...after(0));
    for (const [index, song] of own.entries()) {
      const { songId, seconds, featuring, songkey, note } = song;
      const key = songKeyOf(songId);
      lists[section].push({ kind: "song", key, songId, seconds, featuring, songkey, note });
      lists[section].push(...after(index + 1));
    }
  }
  return lists;
}

export function toSend(lists: Lists): SentRows {
  const songs: SentSong[] = [];
  const interludes: SentInterlude[] = [];
  for (const section of SECTIONS) {
    let sequence = 0;
    for (const row of lists[section]) {
      if (isSong(row)) {
        const { songId, seconds, featuring, songkey, note } = row;
        sequence += 1;
        const place = { setlistSectionId: section, sequence };
        songs.push({ songId, ...place, seconds, featuring, songkey, note });
      } else {
        const { kind, text, seconds } = row;
        const place = { setlistSectionId: section, afterSequence: sequence };
        interludes.push({ ...place, kind, text, seconds });
      }
    }
  }
  return { songs, interludes };
}

export const NOTHING_SENT = toSend(NO_ROWS);
