/** The band's songs as a table, in columns that our own import knows by their names. */
import { starsFromRating } from "../rating.ts";
import { FIELD_LIST, writeField, type WrittenSong } from "../song-fields/song-fields.ts";

export type SongOfTable = WrittenSong & {
  /** Mean of the members' ratings, 0 to 10. */
  readonly avgRating: number | null;
};

/** In stars, as people gave them. No import reads it: a rating is a member's own. */
const RATING = "Rating";

export const SONG_TABLE_HEAD: readonly string[] = [
  ...FIELD_LIST.map(([, { heading }]) => heading),
  RATING,
];

export function songRecord(song: SongOfTable): string[] {
  const { avgRating } = song;
  return [
    ...FIELD_LIST.map(([name]) => writeField(name, song) ?? ""),
    avgRating === null ? "" : starsOf(avgRating),
  ];
}

function starsOf(avgRating: number): string {
  return String(Math.round(starsFromRating(avgRating) * 10) / 10);
}
