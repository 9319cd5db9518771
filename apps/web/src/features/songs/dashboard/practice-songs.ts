/** What there is to practise: for the next gig, the member's bookmarks, and beside them what was recorded last. Pure. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { Dashboard } from "@bandstand/contracts/dashboard";
import type { SongRow } from "@bandstand/contracts/songs";
import { songsToPractise } from "@bandstand/domain/songs-to-practise";

type GigSong = NonNullable<Dashboard["nextGig_setlistSongs"]>[number]["Song"];

export type PracticeSong = Bookmark["Song"] | SongRow | GigSong;

export interface PracticeSongs {
  /** Of the next gig, those that the member has not practised since the last one. */
  upcoming: readonly PracticeSong[];
  /** How many of them there are, shown or not. */
  due: number;
  bookmarked: readonly PracticeSong[];
  recorded: readonly PracticeSong[];
  /** What "Play all" plays: what is due, else all bookmarks, else what was recorded last. */
  queue: readonly PracticeSong[];
}

/** Of each, as many as a card has room for. */
const SHOWN = 4;

interface Known {
  bookmarks: readonly Bookmark[];
  songs: readonly SongRow[];
  /** Undefined for who may not read it. */
  dashboard: Pick<Dashboard, "nextGig_setlistSongs" | "practices" | "lastGigDate"> | undefined;
}

export function practiceSongs({ bookmarks, songs, dashboard }: Known): PracticeSongs {
  const due = dueSongs(dashboard);
  const marked = bookmarks.map(({ Song }) => Song);
  const bookmarked = marked.slice(0, SHOWN);
  // Beside what is due, a card has room for one thing more.
  const recorded = (due.length > 0 ? [] : songs)
    .filter(({ recordingDate, recordingFilename }) => recordingDate && recordingFilename)
    .filter(({ id }) => !marked.some((song) => song.id === id))
    .toSorted((one, other) => (other.recordingDate ?? "").localeCompare(one.recordingDate ?? ""))
    .slice(0, SHOWN);
  const queues = [due, marked, recorded].map((list) =>
    list.filter(({ recordingFilename }) => recordingFilename !== null),
  );
  return {
    upcoming: due.slice(0, SHOWN),
    due: due.length,
    bookmarked,
    recorded,
    queue: queues.find(({ length }) => length > 0) ?? [],
  };
}

function dueSongs(dashboard: Known["dashboard"]): GigSong[] {
  // Who may not read songs has no log of practising them.
  if (!dashboard?.nextGig_setlistSongs || dashboard.practices === null) return [];
  const { nextGig_setlistSongs: songs, practices, lastGigDate } = dashboard;
  return songsToPractise(songs, practices, lastGigDate).map(({ Song }) => Song);
}
