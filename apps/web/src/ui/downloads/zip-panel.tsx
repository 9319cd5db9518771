/** Downloads many files as one ZIP: says how many there are, then how far it is. */
import { safeFileName } from "@bandstand/domain/file-names";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconDownload, IconFileZip } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { chooseFileTarget, type FileTarget } from "../../lib/files/file-target.ts";
import { Button } from "../buttons/button.tsx";
import { useNotify } from "../notifications/notifications-context.ts";
import { describeError } from "../states/describe-error.ts";
import { useCloseQuestion } from "../windows/use-close-question.ts";
import { useCurrentWindow } from "../windows/window-context.ts";
import styles from "./zip-panel.module.css";

interface DownloadProgress {
  /** Bytes. */
  received: number;
  /** Bytes; null where the server doesn't know beforehand. */
  total: number | null;
}

interface DownloadOptions {
  target: FileTarget;
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

export type ZipDownload = (options: DownloadOptions) => Promise<void>;

interface ZipPanelProps {
  /** Of the file, without its extension. */
  name: string;
  count: number;
  /** What each of them is: "recording". */
  noun: string;
  download: ZipDownload;
}

/** More files than this get a warning. */
const MANY = 10;

export function ZipPanel({ name, count, noun, download }: ZipPanelProps) {
  const fileName = safeFileName(`${name}.zip`, "Files.zip");
  const things = `${noun}s`;
  const files = count === 1 ? `1 ${noun}` : `${count.toLocaleString("en-GB")} ${things}`;
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

  async function begin(): Promise<void> {
    setProblem(null);
    const target = await chooseFileTarget({ name: fileName, type: "application/zip" });
    if (!target) return;
    const abort = new AbortController();
    running.current = abort;
    setProgress({ received: 0, total: null });
    try {
      await download({ target, signal: abort.signal, onProgress: setProgress });
      notify.success(`${files} saved as “${fileName}”`);
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
        {files} as one file, “{fileName}”.
      </p>
      {count > MANY && (
        <p className={styles.warning}>
          That is more than {MANY} {things}: it may be slow on low bandwidth.
        </p>
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          <strong>The {things} were not downloaded.</strong> {problem}
        </p>
      )}
      {progress && <Progress {...progress} />}
      <div className={styles.buttons}>
        {progress ? (
          <Button onClick={() => running.current?.abort()}>Cancel download</Button>
        ) : (
          <>
            <Button onClick={() => void current?.close()}>Cancel</Button>
            <Button kind="main" icon={<IconDownload aria-hidden />} onClick={() => void begin()}>
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
