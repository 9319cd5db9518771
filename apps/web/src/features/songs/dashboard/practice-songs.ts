/** What there is to practise: the member's bookmarks, and beside them what was recorded last. Pure. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { SongRow } from "@bandstand/contracts/songs";

export type PracticeSong = Bookmark["Song"] | SongRow;

export interface PracticeSongs {
  bookmarked: readonly PracticeSong[];
  recorded: readonly PracticeSong[];
  /** What "Play all" plays: all bookmarks, else what was recorded last. */
  queue: readonly PracticeSong[];
}

/** Of each, as many as a card has room for. */
const SHOWN = 4;

export function practiceSongs(
  bookmarks: readonly Bookmark[],
  songs: readonly SongRow[],
): PracticeSongs {
  const marked = bookmarks.map(({ Song }) => Song);
  const bookmarked = marked.slice(0, SHOWN);
  const recorded = songs
    .filter(({ recordingDate, recordingFilename }) => recordingDate && recordingFilename)
    .filter(({ id }) => !marked.some((song) => song.id === id))
    .toSorted((one, other) => (other.recordingDate ?? "").localeCompare(one.recordingDate ?? ""))
    .slice(0, SHOWN);
  const heard = marked.filter(({ recordingFilename }) => recordingFilename !== null);
  return { bookmarked, recorded, queue: heard.length > 0 ? heard : recorded };
}
