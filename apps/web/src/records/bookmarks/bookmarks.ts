/** One's own bookmarks, and what changes them. */
import {
  addBookmark,
  type Bookmark,
  bookmarkSongs,
  listBookmarks,
  orderBookmarks,
  removeBookmark,
} from "@bandstand/contracts/bookmarks";
import type { Song } from "@bandstand/contracts/songs";
import {
  MutationObserver,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { SONG_KEYS } from "../songs/song-keys.ts";
import { numbered, withBookmark, withoutBookmark } from "./bookmark-list.ts";

export const BOOKMARKS = ["bookmarks"] as const;

export const bookmarksQuery = (client: Client) => callQuery(client, BOOKMARKS, listBookmarks, {});

export function useBookmarks({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...bookmarksQuery(client), enabled });
}

export interface BookmarkChanges {
  /** At the top, or at the given place (from 1), which brings a removed one back to where it was. */
  add(songId: number, sequence?: number): Promise<Bookmark>;
  /** Shown at once, and taken back where it fails. */
  remove(bookmark: Pick<Bookmark, "id">): Promise<void>;
  setMany(songIds: readonly number[], bookmarked: boolean): Promise<void>;
  /** Shown at once, and taken back where it fails. */
  order(list: readonly Bookmark[]): Promise<void>;
}

export function useBookmarkChanges(): BookmarkChanges {
  const { client } = useServices();
  return createBookmarkChanges(client, useQueryClient());
}

/** Changes go to the server one after the other, so that the last order seen is the one kept. */
export function createBookmarkChanges(client: Client, queries: QueryClient): BookmarkChanges {
  const current = () => queries.getQueryData<Bookmark[]>(BOOKMARKS);

  function show(list: Bookmark[] | undefined): void {
    queries.setQueryData<Bookmark[]>(BOOKMARKS, list);
    queries.setQueriesData<Song>(
      { queryKey: SONG_KEYS.every },
      (song) => song && marked(song, list),
    );
  }

  async function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    await queries.cancelQueries({ queryKey: BOOKMARKS });
    const change = new MutationObserver(queries, {
      mutationKey: BOOKMARKS,
      scope: { id: "bookmarks" },
      mutationFn: send,
    });
    try {
      return await change.mutate();
    } finally {
      // While another change waits, the server's list would undo it on the screen.
      if (queries.isMutating({ mutationKey: BOOKMARKS }) === 0)
        void queries.invalidateQueries({ queryKey: BOOKMARKS });
    }
  }

  async function atOnce(next: Bookmark[] | undefined, send: () => Promise<unknown>) {
    const before = current();
    show(next);
    try {
      await inTurn(send);
    } catch (error) {
      show(before);
      throw error;
    }
  }

  return {
    async add(songId, sequence) {
      const body = { songId, ...(sequence !== undefined && { sequence }) };
      const added = await inTurn(() => client.call(addBookmark, { body }));
      const list = current();
      if (list) show(withBookmark(list, added));
      return added;
    },
    async remove({ id }) {
      const list = current();
      await atOnce(list && withoutBookmark(list, id), () =>
        client.call(removeBookmark, { params: { id: String(id) } }),
      );
    },
    async setMany(songIds, bookmarked) {
      const body = { songIds: [...songIds], bookmarked };
      show(await inTurn(() => client.call(bookmarkSongs, { body })));
    },
    async order(list) {
      const next = numbered(list);
      const bookmarks = next.map(({ id, sequence }) => ({ id, sequence }));
      await atOnce(next, () => client.call(orderBookmarks, { body: { bookmarks } }));
    },
  };
}

/** A song that is open elsewhere shows the same as the list. */
function marked(song: Song, list: readonly Bookmark[] | undefined): Song {
  const found = list?.find(({ songId }) => songId === song.id);
  const { id, sequence } = song.Bookmark ?? {};
  if (!list || (found?.id === id && found?.sequence === sequence)) return song;
  return { ...song, Bookmark: found ? { id: found.id, sequence: found.sequence } : null };
}
