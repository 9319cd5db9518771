/** Set lists as they travel, and as they are edited: songs and interludes apart there, one list of rows here. */
import { type Interlude, unweave, weave, type WovenItem } from "../setlist-interludes.ts";
import {
  type EditedRow,
  type Lists,
  SECTIONS,
  type Section,
  songKeyOf,
  type SongRow,
} from "./edited-setlist.ts";

type SongValues = Omit<SongRow, "kind" | "key">;

export type SentSong = SongValues & {
  readonly setlistSectionId: number;
  /** From 1 within its section. */
  readonly sequence: number;
};

export type SentRows = {
  readonly songs: readonly SentSong[];
  /** Those of one place in the order in which they are played. */
  readonly interludes: readonly Interlude[];
};

export function rowsOf({ songs, interludes }: SentRows): Lists {
  const times = new Map<string, number>();
  // Interludes travel without an id: what is said twice is told apart by counting.
  const keyed = interludes.map((interlude) => {
    const said = JSON.stringify([interlude.kind, interlude.text, interlude.seconds]);
    const time = (times.get(said) ?? 0) + 1;
    times.set(said, time);
    return { ...interlude, key: `${said}:${time}` };
  });
  const rows = (section: Section) =>
    weave(section, songs, keyed).map((item): EditedRow => {
      if (item.kind === "interlude") {
        const { kind, key, text, seconds } = item.interlude;
        return { kind, key, text, seconds };
      }
      const { songId, seconds, featuring, songkey, capo, note } = item.entry;
      const key = songKeyOf(songId);
      return { kind: "song", key, songId, seconds, featuring, songkey, capo, note };
    });
  return { 1: rows(1), 2: rows(2), 3: rows(3), 4: rows(4) };
}

export function toSend(lists: Lists): SentRows {
  const sections = SECTIONS.map((section) => unweave(section, lists[section].map(wovenOf)));
  return {
    songs: sections.flatMap(({ entries }) => entries),
    interludes: sections.flatMap(({ interludes }) => interludes),
  };
}

function wovenOf(
  row: EditedRow,
): WovenItem<SongValues, Pick<Interlude, "kind" | "text" | "seconds">> {
  if (row.kind === "song") {
    const { songId, seconds, featuring, songkey, capo, note } = row;
    return { kind: "song", entry: { songId, seconds, featuring, songkey, capo, note } };
  }
  const { kind, text, seconds } = row;
  return { kind: "interlude", interlude: { kind, text, seconds } };
}
