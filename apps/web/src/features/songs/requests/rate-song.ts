/** What members think of a song, and saying what one thinks oneself. */
import { findSongRating, listSongRatings, saveSongRating } from "@bandstand/contracts/song-ratings";
import type { Song, SongRow } from "@bandstand/contracts/songs";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useBandUser, useServices } from "../../../lib/services/services-context.ts";
import { songKey } from "../../../lib/songs/song-query.ts";
import { SONGS } from "../../../lib/songs/songs-query.ts";

const ratingKey = (songId: number) => ["songrating", songId] as const;
const ratingsKey = (songId: number) => ["songratings", songId] as const;

/** One's own rating of a song: null when nothing is said yet. */
export function useOwnRating(songId: number) {
  const { client } = useServices();
  const { userId } = useBandUser();
  return useQuery({
    queryKey: ratingKey(songId),
    queryFn: ({ signal }) =>
      client.call(
        findSongRating,
        { query: { songId: String(songId), userId: String(userId) } },
        { signal },
      ),
    select: ({ rating }) => rating,
  });
}

export function useSongRatings(songId: number) {
  const { client } = useServices();
  return useQuery({
    queryKey: ratingsKey(songId),
    queryFn: ({ signal }) =>
      client.call(listSongRatings, { query: { songId: String(songId) } }, { signal }),
  });
}

/** Saves one's rating; the average shows everywhere at once. */
export function useRateSong(): (songId: number, rating: number) => Promise<void> {
  const { client } = useServices();
  const { userId } = useBandUser();
  const queries = useQueryClient();
  return async (songId, rating) => {
    const saved = await client.call(saveSongRating, { body: { userId, songId, rating } });
    const { avgRating } = saved;
    await queries.cancelQueries({ queryKey: SONGS });
    queries.setQueryData(ratingKey(songId), { rating: saved.rating });
    queries.setQueryData<SongRow[]>(SONGS, (rows) =>
      rows?.map((row) => (row.id === songId ? { ...row, avgRating } : row)),
    );
    queries.setQueryData<Song>(
      songKey(songId),
      (song) => song && { ...song, avgRating, SongRatings: [{ rating: saved.rating }] },
    );
    void queries.invalidateQueries({ queryKey: ratingsKey(songId) });
    void queries.invalidateQueries({ queryKey: SONGS });
  };
}
