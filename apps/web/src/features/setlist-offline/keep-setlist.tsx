/** Keeps a whole set list on this device in one go, and says how far it is. */
import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { listSongs } from "@bandstand/contracts/songs";
import { IconCircleCheck, IconRefresh } from "@tabler/icons-react";
import { CACHE_MESSAGES } from "../../records/recordings/cache-messages.ts";
import type { ManyState } from "../../records/recordings/keep-many.ts";
import { useManyState } from "../../records/recordings/kept-songs-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { SetlistLoader } from "../../records/setlists/setlist-loader.tsx";
import { useCurrentWindow } from "../../ui/windows/window-context.ts";
import styles from "./keep-setlist.module.css";
import { type Keeping, useKeepSetlist } from "./use-keep-setlist.ts";

export function KeepSetlist({ setlistId }: { setlistId: number }) {
  return (
    <SetlistLoader setlistId={setlistId}>
      {(setlist) => <KeepPanel setlist={setlist} />}
    </SetlistLoader>
  );
}

function KeepPanel({ setlist }: { setlist: SetlistWithSections }) {
  const { keeping, keep, cancel } = useKeepSetlist(setlist);
  const current = useCurrentWindow();
  const { songs } = setlist;
  const readsSongs = useMay(listSongs);
  const recordings = songs.filter(({ Song }) => Song.recordingFilename !== null).length;
  const contents = readsSongs
    ? `${counted(songs.length, "song")}, ${counted(recordings, "recording")}`
    : counted(songs.length, "song");
  const kept = readsSongs ? `${contents}, with lyrics, charts and documents` : contents;
  return (
    <div className={styles.panel}>
      <State keeping={keeping} kept={kept} />
      <div className={styles.buttons}>
        {keeping.phase === "running" ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <>
            {keeping.phase !== "kept" && (
              <Button icon={<IconRefresh aria-hidden />} onClick={() => void keep()}>
                Try again
              </Button>
            )}
            <Button kind="main" onClick={() => current?.dismiss()}>
              Close
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface StateProps {
  keeping: Keeping;
  /** What is on this device once all has come. */
  kept: string;
}

function State({ keeping, kept }: StateProps) {
  switch (keeping.phase) {
    case "running":
      return <Running />;
    case "kept":
      return (
        <p role="status" className={styles.kept}>
          <IconCircleCheck aria-hidden />
          <span>
            On this device now: the set list, {kept}. It opens without a network.{" "}
            {keeping.fetched === 0 && "All of it was here already."}
          </span>
        </p>
      );
    case "cancelled":
      return <p role="status">Cancelled. What has come already stays.</p>;
    case "partly":
      return (
        <p role="alert" className={styles.problem}>
          <strong>{CACHE_MESSAGES.notBrought(keeping.failed)}.</strong> The rest is on this device.
        </p>
      );
    case "failed":
      return (
        <p role="alert" className={styles.problem}>
          <strong>The set list was not kept.</strong> {keeping.reason}
        </p>
      );
  }
}

function Running() {
  const many = useManyState();
  return (
    <div className={styles.progress}>
      <p role="status">
        {many === null
          ? "Looking for what is missing…"
          : `Getting what is missing: ${many.done + many.failed} of ${manyWords(many)}`}
      </p>
      <ProgressBar label="Keeping the set list offline" share={many?.share ?? null} />
    </div>
  );
}

/** "3 songs", with their documents "3 songs and 2 documents". */
function manyWords({ total, papers }: ManyState): string {
  const songs = counted(total - papers, "song");
  if (papers === 0) return songs;
  const documents = counted(papers, "document");
  return papers === total ? documents : `${songs} and ${documents}`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}
