import type { Song } from "@bandstand/contracts/songs";
import { type LoadedRecordProps, RecordLoader } from "../kit/record-loader.tsx";
import { songQuery } from "./song-query.ts";
import { SONGS_PLACE } from "./songs-place.ts";

interface SongLoaderProps extends LoadedRecordProps<Song> {
  songId: number;
}

export function SongLoader({ songId, ...shown }: SongLoaderProps) {
  return (
    <RecordLoader
      id={songId}
      query={songQuery}
      noun="song"
      noId="No song ID provided"
      noData="No song data provided"
      list={SONGS_PLACE}
      nameOf={({ title }) => title}
      addressOf={(id) => `/song/${id}`}
      {...shown}
    />
  );
}
