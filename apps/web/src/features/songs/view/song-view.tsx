/** One song to read and play from. In a window, a sheet, or as a page: its title stands above it. */
import type { Song } from "@bandstand/contracts/songs";
import { lazy, Suspense, useState } from "react";
import { RecordGone } from "../../../records/kit/record-failed.tsx";
import type { SongPlace } from "../../../records/setlists/song-place.ts";
import { SONGS_PLACE } from "../../../records/songs/songs-place.ts";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { RecordView } from "../../../ui/record-view/record-view.tsx";
import { quietPart } from "../../../ui/parts/late-part.ts";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { SongFacts } from "./song-facts.tsx";
import { songTabs } from "./song-tabs.tsx";
import { SongViewActions } from "./song-view-actions.tsx";

// Of a song that was opened from a set list.
const PlacedSong = lazy(async () => ({
  default: (await import("./placed-song.tsx")).PlacedSong,
}));

// The song is read without it.
const SongLive = quietPart(async () => (await import("./song-live.tsx")).SongLive);

interface SongViewProps {
  songId: number;
  /** The set list that it was opened from, whose key and notes it then shows. */
  setlistId?: number | undefined;
  /** Where to go once the song is gone; a window closes. */
  onDeleted?: () => void;
}

export function SongView({ songId, setlistId, onDeleted }: SongViewProps) {
  return (
    <SongLoader songId={songId} skeleton={<RecordSkeleton />}>
      {(song) =>
        setlistId === undefined ? (
          <ShownSong song={song} place={null} onDeleted={onDeleted} />
        ) : (
          <Suspense fallback={<RecordSkeleton />}>
            <PlacedSong song={song} setlistId={setlistId}>
              {(place) => <ShownSong song={song} place={place} onDeleted={onDeleted} />}
            </PlacedSong>
          </Suspense>
        )
      }
    </SongLoader>
  );
}

interface ShownSongProps {
  song: Song;
  place: SongPlace | null;
  onDeleted: (() => void) | undefined;
}

function ShownSong({ song, place, onDeleted }: ShownSongProps) {
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <RecordGone title="This song is gone" said={undefined} list={SONGS_PLACE}>
        Somebody has deleted it.
      </RecordGone>
    );
  return (
    <RecordView
      kind="song"
      label={song.title}
      byline={
        <>
          {bylineOf({ ...song, featuring: place?.featuring ?? song.featuring })}
          <SongLive songId={song.id} onDeleted={() => setGone(true)} />
        </>
      }
      actions={<SongViewActions song={song} onDeleted={onDeleted} />}
      facts={<SongFacts song={song} place={place} />}
      tabs={songTabs(song, place)}
    />
  );
}

function bylineOf({ artist, featuring }: Pick<Song, "artist" | "featuring">): string {
  return featuring === null ? artist : `${artist} · Feat. ${featuring}`;
}
