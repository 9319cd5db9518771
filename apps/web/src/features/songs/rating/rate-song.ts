/** What members think of a song, and saying what one thinks oneself. */
import type { Answer } from "@bandstand/contracts/endpoint";
import { findSongRating, listSongRatings, saveSongRating } from "@bandstand/contracts/song-ratings";
import type { Song, SongRow } from "@bandstand/contracts/songs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChange } from "../../../lib/cache/change.ts";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useBandUser, useServices } from "../../../lib/services/services-context.ts";
import { recordCache } from "../../../records/kit/record-cache.ts";
import { SONG_KEYS } from "../../../records/songs/song-keys.ts";

const ratingKey = (songId: number) => ["songrating", songId] as const;
const ratingsKey = (songId: number) => ["songratings", songId] as const;

type SavedRating = Answer<typeof saveSongRating>;

/** One's own rating of a song: null when nothing is said yet. */
export function useOwnRating(songId: number) {
  const { client } = useServices();
  const { userId } = useBandUser();
  const query = { songId: String(songId), userId: String(userId) };
  return useQuery({
    ...callQuery(client, ratingKey(songId), findSongRating, { query }),
    select: ({ rating }) => rating,
  });
}

export function useSongRatings(songId: number) {
  const { client } = useServices();
  const query = { songId: String(songId) };
  return useQuery(callQuery(client, ratingsKey(songId), listSongRatings, { query }));
}

/** Saves one's rating; the average shows everywhere at once. */
export function useRateSong(): (songId: number, rating: number) => Promise<void> {
  const { userId } = useBandUser();
  const queries = useQueryClient();
  const change = useChange();

  async function show(songId: number, { rating, avgRating }: SavedRating): Promise<void> {
    await recordCache<SongRow>(queries, SONG_KEYS).changeRows((rows) =>
      rows.map((row) => (row.id === songId ? { ...row, avgRating } : row)),
    );
    queries.setQueryData(ratingKey(songId), { rating });
    queries.setQueryData<Song>(
      SONG_KEYS.one(songId),
      (song) => song && { ...song, avgRating, SongRatings: [{ rating }] },
    );
  }

  return async (songId, rating) => {
    const body = { userId, songId, rating };
    await change(saveSongRating, { body }, { show: (saved) => show(songId, saved) });
  };
}
