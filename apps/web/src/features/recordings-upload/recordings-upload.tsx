/** Several recordings at once, and PDFs of charts with them: each with the song that its name points to, looked through before anything is sent. */
import { LIMITS } from "@bandstand/contracts/limits";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconCloudUpload } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { useBandUser, useIsOnline } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import { FormNotice } from "../../ui/native-fields/form-notice.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { FormSkeleton } from "../../ui/states/skeletons.tsx";
import { useCloseQuestion, useUnsavedQuestion } from "../../ui/windows/use-close-question.ts";
import { ButtonRow, Note, WindowBody, WindowFoot } from "../../ui/windows/window-parts.tsx";
import { RecordingRow } from "./recording-row.tsx";
import styles from "./recordings-upload.module.css";
import { songLabel, SONGS_LIST_ID } from "./song-label.ts";
import { countedFiles, uploadTitle } from "./upload-words.ts";
import {
  inEachOthersWay,
  isLeft,
  isRunning,
  isToSend,
  shareOfAll,
  type UploadItem,
} from "./upload-list.ts";
import { useRecordingsUpload } from "./use-recordings-upload.ts";

interface RecordingsUploadProps {
  /** Dropped where the window was opened from. */
  dropped: readonly File[];
}

export function RecordingsUpload({ dropped }: RecordingsUploadProps) {
  const upload = useRecordingsUpload();
  const { items, leftAside, songs, isLoading } = upload;
  const band = useBandUser().TheBand.name;
  const isOnline = useIsOnline();
  const running = items.some(isRunning);
  const hasPapers = items.some(({ kind }) => kind === "paper");
  const title = uploadTitle(hasPapers);

  const chooseDropped = useEffectEvent(() => {
    if (dropped.length > 0) upload.choose(dropped);
  });
  useEffect(() => {
    if (!isLoading) chooseDropped();
  }, [isLoading]);
  useCloseQuestion(
    running
      ? {
          title,
          text: "Not all of them are there yet. Close and cancel those that are missing?",
          yes: "Cancel uploads",
          no: "Go on",
        }
      : null,
  );
  const left = running ? [] : items.filter(isLeft);
  useUnsavedQuestion(
    title,
    left.length === 0 ? null : `${leftWords(left)} not uploaded. Close and lose the choice?`,
  );

  if (isLoading) return <FormSkeleton />;
  const clashes = inEachOthersWay(items);
  const ready = items.filter(isToSend);
  const failed = items.filter(({ progress }) => progress.state === "failed").length;
  const why =
    clashes.size > 0
      ? "A song can have only one of these recordings"
      : whyNot(ready.length, isOnline);
  return (
    <div>
      <WindowBody>
        <FileDrop
          icon={<IconCloudUpload aria-hidden />}
          label="Choose recordings"
          hint={`MP3, WAV, M4A, OGG, FLAC; at most ${formatFileSize(LIMITS.recording)} each. Their names tell which song they are of. PDF charts are kept with their songs as documents.`}
          accept="audio/*,video/*,.mp3,.wav,.m4a,.ogg,.flac,.pdf"
          multiple
          onFiles={upload.choose}
        />
        {leftAside.length > 0 && (
          <FormNotice kind="plain">
            <strong>Skipped</strong>
            {leftAside.map(({ name, reason }, index) => (
              // Files of one name may come from two folders; the list only grows.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>
                {name}: {reason}
              </span>
            ))}
          </FormNotice>
        )}
        <datalist id={SONGS_LIST_ID}>
          {items.length > 0 &&
            songs.map((song) => <option key={song.id}>{songLabel(song)}</option>)}
        </datalist>
        {items.length > 0 && (
          <ul
            className={styles.rows}
            aria-label={hasPapers ? "Recordings and charts" : "Recordings"}
          >
            {items.map((item) => (
              <RecordingRow
                key={item.id}
                item={item}
                songs={songs}
                band={band}
                clashes={clashes.has(item.id)}
                upload={upload}
              />
            ))}
          </ul>
        )}
      </WindowBody>
      {items.length > 0 && (
        <WindowFoot>
          {running && (
            <ProgressBar
              label={hasPapers ? "All files" : "All recordings"}
              share={shareOfAll(items)}
            />
          )}
          <ButtonRow atEnd>
            <Note role="status">{summaryOf(items)}</Note>
            {failed > 0 && !running && (
              <Button onClick={upload.retryFailed}>Try the failed again</Button>
            )}
            {running ? (
              <Button onClick={upload.cancelAll}>Cancel all</Button>
            ) : (
              <Button kind="main" unavailable={why} onClick={upload.begin}>
                Upload {countedFiles(ready)}
              </Button>
            )}
          </ButtonRow>
        </WindowFoot>
      )}
    </div>
  );
}

function leftWords(left: readonly UploadItem[]): string {
  const counted = countedFiles(left).toLowerCase().replace("pdf", "PDF");
  return `${counted} ${left.length === 1 ? "is" : "are"} chosen and`;
}

function whyNot(ready: number, isOnline: boolean): string | undefined {
  if (!isOnline) return "This needs the server, which cannot be reached now";
  return ready === 0 ? "None of them has a song to go to" : undefined;
}

function summaryOf(items: readonly UploadItem[]): string {
  const done = items.filter(({ progress }) => progress.state === "done").length;
  const failed = items.filter(({ progress }) => progress.state === "failed").length;
  const skipped = items.filter(
    ({ target, progress }) => target.kind === "skip" && progress.state === "ready",
  ).length;
  return [
    `${done} of ${items.length - skipped} uploaded`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ]
    .filter((part) => part !== false)
    .join(", ");
}
