/** The groups of songs that a member may want on this device, and which songs are of them now. */
import { listBookmarks } from "@bandstand/contracts/bookmarks";
import { listSetlists } from "@bandstand/contracts/setlists";
import { listSongs, type SongRow } from "@bandstand/contracts/songs";
import { useState } from "react";
import { localDate } from "../../lib/local-date.ts";
import { useMayCall } from "../../lib/services/use-may.ts";
import { useBookmarks } from "../../records/bookmarks/bookmarks.ts";
import type { KeptWish } from "../../records/recordings/kept-wishes.ts";
import { type NextSetlist, nextSetlist } from "../../records/setlists/next-setlist.ts";
import { useSetlists } from "../../records/setlists/setlists-query.ts";
import { useSongs } from "../../records/songs/songs-query.ts";

export interface KeptGroup {
  wish: KeptWish;
  songs: readonly SongRow[];
}

export interface KeptGroups {
  library: readonly SongRow[];
  next: NextSetlist | null;
  /** Those that the member may have. */
  groups: readonly KeptGroup[];
}

const NONE: readonly never[] = [];

export function useKeptGroups(): KeptGroups {
  const may = useMayCall();
  const [today] = useState(() => localDate(new Date()));
  const maySongs = may(listSongs);
  const maySetlists = may(listSetlists);
  const mayBookmarks = may(listBookmarks);
  const { data: library = NONE } = useSongs({ enabled: maySongs });
  const { data: setlists = NONE } = useSetlists({ enabled: maySetlists });
  const { data: bookmarks = NONE } = useBookmarks({ enabled: mayBookmarks });
  const next = nextSetlist(setlists, today);
  const all = (ids: readonly number[]) => songsOf(library, ids);
  const groups: KeptGroup[] = [
    ...(maySetlists
      ? [
          {
            wish: "gig" as const,
            songs: all((next?.setlist.songs ?? []).map(({ songId }) => songId)),
          },
        ]
      : []),
    ...(mayBookmarks
      ? [{ wish: "bookmarks" as const, songs: all(bookmarks.map(({ songId }) => songId)) }]
      : []),
    { wish: "all" as const, songs: library },
  ];
  return { library, next, groups: maySongs ? groups : [] };
}

function songsOf(library: readonly SongRow[], ids: readonly number[]): readonly SongRow[] {
  const wanted = new Set(ids);
  return library.filter(({ id }) => wanted.has(id));
}

/** The songs of all groups that are wanted, each once. */
export function wantedSongs(
  groups: readonly KeptGroup[],
  wishes: ReadonlySet<KeptWish>,
): readonly SongRow[] {
  const wanted = groups.filter(({ wish }) => wishes.has(wish)).flatMap(({ songs }) => songs);
  return [...new Map(wanted.map((song) => [song.id, song])).values()];
}
