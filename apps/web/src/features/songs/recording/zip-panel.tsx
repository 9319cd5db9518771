/** Downloads the recordings of songs as one ZIP: says how many there are, then how far it is. */
import { safeFileName } from "@bandstand/domain/file-names";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconDownload, IconFileZip } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { chooseFileTarget } from "../../../lib/files/file-target.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCloseQuestion } from "../../../ui/windows/use-close-question.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { type DownloadProgress, useDownloadZip, type ZippedSongs } from "./download-songs.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import styles from "./zip-panel.module.css";

/** More recordings than this get a warning. */
const MANY = 10;

/** Of songs with a recording. */
export function ZipPanel({ name, songs }: ZippedSongs) {
  const fileName = safeFileName(`${name}.zip`, "Song List.zip");
  const downloadZip = useDownloadZip();
  const notify = useNotify();
  const current = useCurrentWindow();
  const running = useRef<AbortController>(null);
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useCloseQuestion(
    progress === null
      ? null
      : {
          title: "Download",
          text: "The download is not finished. Close and cancel it?",
          yes: "Cancel download",
          no: "Go on",
        },
  );

  async function download(): Promise<void> {
    setProblem(null);
    const target = await chooseFileTarget({ name: fileName, type: "application/zip" });
    if (!target) return;
    const abort = new AbortController();
    running.current = abort;
    setProgress({ received: 0, total: null });
    try {
      await downloadZip({ name, songs }, { target, signal: abort.signal, onProgress: setProgress });
      notify.success(`${recordings(songs.length)} saved as “${fileName}”`);
      current?.dismiss();
    } catch (error) {
      if (!abort.signal.aborted) setProblem(describeError(error).message);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div className={styles.panel}>
      <p className={styles.what}>
        <IconFileZip aria-hidden />
        {recordings(songs.length)} as one file, “{fileName}”.
      </p>
      {songs.length > MANY && (
        <p className={styles.warning}>
          That is more than {MANY} recordings: it may be slow on low bandwidth.
        </p>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          <strong>The recordings were not downloaded.</strong> {problem}
        </p>
      )}
      {progress && <Progress {...progress} />}
      <div className={styles.buttons}>
        {progress ? (
          <Button onClick={() => running.current?.abort()}>Cancel download</Button>
        ) : (
          <>
            <Button onClick={() => void current?.close()}>Cancel</Button>
            <Button kind="main" icon={<IconDownload aria-hidden />} onClick={() => void download()}>
              Download
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Progress({ received, total }: DownloadProgress) {
  const share = total === null ? undefined : received / total;
  return (
    <div className={styles.progress}>
      <progress aria-label="Downloading" max={1} value={share} />
      <span>
        {formatFileSize(received)}
        {total !== null && ` of ${formatFileSize(total)}`}
      </span>
    </div>
  );
}

function recordings(count: number): string {
  return count === 1 ? "1 recording" : `${count.toLocaleString("en-GB")} recordings`;
}
