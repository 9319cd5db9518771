import type { PlaceKey } from "@bandstand/domain/played-key";

/** How a song is played at its place in a set list; what is null is left to the song. */
export interface SongPlace extends PlaceKey {
  setlistId: number;
  featuring: string | null;
  /** What is noted for tonight. */
  note: string | null;
}
