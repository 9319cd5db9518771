/** What of the band opens and plays without a network: which songs are wanted here, which are here, how much room they take. */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconCloudDownload, IconPlaylistAdd, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useKeptDocumentsState } from "../../records/documents/kept-documents-context.ts";
import { useKeptState, useKeptWishes } from "../../records/recordings/kept-songs-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { CacheProgress } from "./cache-progress.tsx";
import { CacheTable } from "./cache-table.tsx";
import { CacheUsage } from "./cache-usage.tsx";
import { KeptDocumentsList } from "./kept-documents-list.tsx";
import { useKeptGroups, wantedSongs } from "./kept-groups.ts";
import { KeptSwitches } from "./kept-switches.tsx";
import styles from "./on-this-device.module.css";
import { PreloadPicker } from "./preload-picker.tsx";
import { useCacheActions } from "./use-cache-actions.ts";

interface OnThisDeviceProps {
  /** Whether the list that it was opened from shows a song. */
  isListed: ((song: SongRow) => boolean) | undefined;
}

export function OnThisDevice({ isListed }: OnThisDeviceProps) {
  const { library, groups, next } = useKeptGroups();
  const wishes = useKeptWishes();
  const { entries } = useKeptState();
  const { entries: papers } = useKeptDocumentsState();
  const actions = useCacheActions();
  const [isPicking, setPicking] = useState(false);
  const missing = library.filter(
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
  const wanted = new Set(wantedSongs(groups, wishes).map(({ id }) => id));
  return (
    <div className={styles.device}>
      <p className={styles.fact}>
        Songs on this device play without a network, with lyrics, chart and documents.
      </p>
      <KeptSwitches groups={groups} next={next} entries={entries} />
      <div className={styles.actions}>
        <Button
          icon={<IconPlaylistAdd aria-hidden />}
          unavailable={nothingMissing}
          onClick={() => setPicking(true)}
        >
          Keep more songs
        </Button>
        <Button
          icon={<IconCloudDownload aria-hidden />}
          unavailable={nothingMissing}
          onClick={() => void actions.downloadMissing(missing)}
        >
          Keep all songs
        </Button>
        {entries.size + papers.size > 0 && (
          <Button icon={<IconTrash aria-hidden />} onClick={() => void actions.clear()}>
            Clear all
          </Button>
        )}
      </div>
      <CacheProgress onCancel={actions.cancel} />
      <CacheUsage entries={entries} />
      <CacheTable
        songs={library}
        wanted={wanted}
        onRemove={(songId) => void actions.remove(songId)}
      />
      <KeptDocumentsList />
    </div>
  );
}
