/** A song is live: whoever has it open sees what others save, by hand or from files, and who they are. */
import { watchSong } from "@bandstand/contracts/song-live";
import { SONG_KEYS } from "./song-keys.ts";
import { songQuery } from "./song-query.ts";

export const LIVE_SONG = {
  keys: SONG_KEYS,
  query: songQuery,
  watch: watchSong,
  notFound: "song_not_found",
} as const;
