/** One song to read and play from. In a window, a sheet, or as a page: its title stands above it. */
import type { Song } from "@bandstand/contracts/songs";
import { SongLoader } from "../../../records/songs/song-loader.tsx";
import { RecordView } from "../../../ui/record-view/record-view.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { SongFacts } from "./song-facts.tsx";
import { songTabs } from "./song-tabs.tsx";
import { SongViewActions } from "./song-view-actions.tsx";

interface SongViewProps {
  songId: number;
  /** Where to go once the song is gone; a window closes. */
  onDeleted?: () => void;
}

export function SongView({ songId, onDeleted }: SongViewProps) {
  return (
    <SongLoader songId={songId} skeleton={<RecordSkeleton />}>
      {(song) => (
        <RecordView
          kind="song"
          label={song.title}
          byline={bylineOf(song)}
          actions={<SongViewActions song={song} onDeleted={onDeleted} />}
          facts={<SongFacts song={song} />}
          tabs={songTabs(song)}
        />
      )}
    </SongLoader>
  );
}

function bylineOf({ artist, featuring }: Song): string {
  return featuring === null ? artist : `${artist} · Feat. ${featuring}`;
}
