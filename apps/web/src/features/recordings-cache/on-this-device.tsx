/** The recordings kept on this device: which there are, how much room they take, and what brings and takes them. */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconCloudDownload, IconPlaylistAdd, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useKeptState } from "../../records/recordings/kept-songs-context.ts";
import { useSongs } from "../../records/songs/songs-query.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { CacheProgress } from "./cache-progress.tsx";
import { CacheTable } from "./cache-table.tsx";
import { CacheUsage } from "./cache-usage.tsx";
import styles from "./cache-manager.module.css";
import { PreloadPicker } from "./preload-picker.tsx";
import { useCacheActions } from "./use-cache-actions.ts";

const NO_SONGS: readonly SongRow[] = [];

export function CacheManager({ isListed }: { isListed: (song: SongRow) => boolean }) {
  const { data: songs = NO_SONGS } = useSongs();
  const { entries } = useKeptState();
  const actions = useCacheActions();
  const [isPicking, setPicking] = useState(false);
  const missing = songs.filter(
    ({ id, recordingFilename }) => recordingFilename !== null && !entries.has(id),
  );

  if (isPicking)
    return (
      <PreloadPicker
        songs={missing}
        isListed={isListed}
        onCancel={() => setPicking(false)}
        onPick={(picked) => {
          setPicking(false);
          void actions.preload(picked);
        }}
      />
    );
  const nothingMissing =
    missing.length === 0 ? "Every song with a recording is on this device" : undefined;
  return (
    <div className={styles.manager}>
      <CacheUsage entries={entries} />
      <div className={styles.actions}>
        <Button
          kind="main"
          icon={<IconPlaylistAdd aria-hidden />}
          unavailable={nothingMissing}
          onClick={() => setPicking(true)}
        >
          Preload songs
        </Button>
        <Button
          icon={<IconCloudDownload aria-hidden />}
          unavailable={nothingMissing}
          onClick={() => void actions.downloadMissing(missing)}
        >
          Download missing songs
        </Button>
        <Button
          kind="danger"
          icon={<IconTrash aria-hidden />}
          unavailable={entries.size === 0 ? "No songs cached" : undefined}
          onClick={() => void actions.clear()}
        >
          Clear all
        </Button>
      </div>
      <CacheProgress onCancel={actions.cancel} />
      <CacheTable songs={songs} onRemove={(songId) => void actions.remove(songId)} />
    </div>
  );
}
