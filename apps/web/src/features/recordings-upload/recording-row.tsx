/** One recording or paper: what it is called, which song it goes to, and how far it is. */
import type { SongRow } from "@bandstand/contracts/songs";
import { LIMITS } from "@bandstand/contracts/limits";
import { formatFileSize } from "@bandstand/domain/file-size";
import { IconCheck, IconRefresh, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { NativeField } from "../../ui/native-fields/native-field.tsx";
import { NativeSelect } from "../../ui/native-fields/native-select.tsx";
import { ProgressBar } from "../../ui/progress/progress-bar.tsx";
import { newSongOf } from "./choose-recordings.ts";
import styles from "./recording-row.module.css";
import { SongPicker } from "./song-picker.tsx";
import { songLabel } from "./song-label.ts";
import type { Target, UploadItem } from "./upload-list.ts";
import type { RecordingsUpload } from "./use-recordings-upload.ts";

interface RecordingRowProps {
  item: UploadItem;
  songs: readonly SongRow[];
  /** Whose a new song is where the file does not say. */
  band: string;
  /** Another recording is for the same song. */
  clashes: boolean;
  upload: RecordingsUpload;
}

export function RecordingRow({ item, songs, band, clashes, upload }: RecordingRowProps) {
  const { id, kind, fileName, size, target, progress } = item;
  const [isPicking, setPicking] = useState(false);
  const song = target.kind === "song" ? songs.find((one) => one.id === target.songId) : undefined;
  const isOpen = progress.state === "ready" || progress.state === "failed";
  const setTarget = (next: Target) => upload.change({ type: "target", id, target: next });

  const suggested = item.suggestions.flatMap(
    (songId) => songs.find((one) => one.id === songId) ?? [],
  );
  const offered = song && !suggested.includes(song) ? [song, ...suggested] : suggested;
  const options = [
    ...offered.map((one) => ({ value: `${one.id}`, label: songLabel(one) })),
    { value: "other", label: "Another song…" },
    ...(kind === "recording" ? [{ value: "new", label: "New song" }] : []),
    ...(kind === "paper" && upload.mayKeepForBand ? [{ value: "band", label: OF_BAND }] : []),
    { value: "skip", label: "Skip" },
  ];
  const picked = isPicking ? "other" : target.kind === "song" ? `${target.songId}` : target.kind;

  function pick(value: string): void {
    setPicking(value === "other");
    if (value === "skip" || value === "band") setTarget({ kind: value });
    else if (value === "new") setTarget(newSongOf(fileName, band));
    else if (value !== "other") setTarget({ kind: "song", songId: Number(value) });
  }

  return (
    <li className={styles.row} data-skipped={target.kind === "skip" || undefined}>
      <div className={styles.file}>
        <span className={styles.name} dir="auto">
          {fileName}
        </span>
        <span className={styles.size}>{formatFileSize(size)}</span>
      </div>
      {isOpen ? (
        <div className={styles.target}>
          <NativeSelect
            label={`Song for ${fileName}`}
            quietLabel
            value={picked}
            options={options}
            onChange={pick}
          />
          {isPicking && (
            <SongPicker
              label={`Another song for ${fileName}`}
              songs={songs}
              onPick={(songId) => {
                setPicking(false);
                setTarget({ kind: "song", songId });
              }}
            />
          )}
          {target.kind === "new" && !isPicking && <NewSong target={target} onChange={setTarget} />}
        </div>
      ) : (
        <span className={styles.fixed} dir="auto">
          {fixedWords(target, song)}
        </span>
      )}
      <div className={styles.state}>
        {isOpen && kind === "paper" && target.kind === "song" && (
          <p className={styles.note}>Kept with the song, as a document</p>
        )}
        {isOpen && kind === "paper" && target.kind === "skip" && !upload.mayKeepForBand && (
          <p className={styles.note}>
            Choose its song: you may not add documents that belong to none
          </p>
        )}
        {isOpen && clashes && <p className={styles.bad}>Another recording is for this song too</p>}
        {isOpen &&
          kind === "recording" &&
          !clashes &&
          typeof song?.recordingFilename === "string" && (
            <p className={styles.note}>It takes the place of the recording there</p>
          )}
        {progress.state === "waiting" && <p className={styles.note}>Waiting</p>}
        {progress.state === "uploading" && (
          <ProgressBar label={`Uploading ${fileName}`} share={progress.share} />
        )}
        {(progress.state === "waiting" || progress.state === "uploading") && (
          <IconButton label={`Cancel ${fileName}`} onClick={() => upload.cancel(id)}>
            <IconX aria-hidden />
          </IconButton>
        )}
        {progress.state === "done" && (
          <p className={styles.good}>
            <IconCheck aria-hidden /> Uploaded
          </p>
        )}
        {progress.state === "failed" && (
          <>
            <p className={styles.bad} role="alert">
              <strong>Error uploading file</strong> {progress.message}
            </p>
            <Button
              size="small"
              icon={<IconRefresh aria-hidden />}
              aria-label={`Try again: ${fileName}`}
              onClick={() => upload.retry(id)}
            >
              Try again
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

const OF_BAND = "No song: a document of the band";

function fixedWords(target: Target, song: SongRow | undefined): string {
  if (target.kind === "new") return `${target.title} – ${target.artist}`;
  if (target.kind === "band") return OF_BAND;
  return song ? songLabel(song) : "";
}

interface NewSongProps {
  target: Extract<Target, { kind: "new" }>;
  onChange: (target: Target) => void;
}

function NewSong({ target, onChange }: NewSongProps) {
  const field = (name: "title" | "artist") => ({
    name,
    value: target[name],
    message: target[name].trim() === "" ? "Please enter a value" : undefined,
    set: (value: string | null) => onChange({ ...target, [name]: value ?? "" }),
    onBlur: () => {},
  });
  return (
    <div className={styles.fields}>
      <NativeField label="Title" maxLength={LIMITS.shortText} field={field("title")} />
      <NativeField label="Artist" maxLength={LIMITS.shortText} field={field("artist")} />
    </div>
  );
}
