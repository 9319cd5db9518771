/** Puts a recording to a song: choose or drop a file, see how far it is, play it. */
import { LIMITS } from "@bandstand/contracts/limits";
import { formatFileSize } from "@bandstand/domain/file-size";
import { useQueryClient } from "@tanstack/react-query";
import { IconCloudUpload, IconPlayerPlayFilled } from "@tabler/icons-react";
import { useEffect, useReducer, useRef } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useWindowCloseGuard } from "../../ui/windows/window-context.ts";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { songQuery, useSong } from "../../lib/songs/song-query.ts";
import { SONGS } from "../../lib/songs/songs-query.ts";
import { useUploadRecording } from "../../lib/songs/upload-recording.ts";
import { FileDrop } from "../../ui/files/file-drop.tsx";
import styles from "./upload-panel.module.css";
import { IDLE, uploadReducer } from "./upload-state.ts";
import { usePlaySong } from "./use-play-song.ts";

export function UploadPanel({ songId }: { songId: number }) {
  const { data: song } = useSong(songId);
  const { client } = useServices();
  const queries = useQueryClient();
  const uploadRecording = useUploadRecording();
  const play = usePlaySong();
  const confirm = useConfirm();
  const [upload, dispatch] = useReducer(uploadReducer, IDLE);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);
  useWindowCloseGuard(() =>
    upload.state === "loading"
      ? confirm({
          title: "Upload",
          text: "The upload is not finished. Close and cancel it?",
          destructive: true,
        })
      : true,
  );

  async function send(file: File): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    dispatch({ type: "start", fileName: file.name });
    try {
      await uploadRecording(songId, file, {
        signal: abort.signal,
        onProgress: (share) => dispatch({ type: "progress", share }),
      });
      await queries.query({ ...songQuery(client, songId), staleTime: 0 });
      await queries.invalidateQueries({ queryKey: SONGS });
      dispatch({ type: "done" });
    } catch (error) {
      if (abort.signal.aborted) return;
      dispatch({ type: "fail", message: error instanceof Error ? error.message : String(error) });
    }
  }

  function cancel(): void {
    running.current?.abort();
    dispatch({ type: "reset" });
  }

  const percent = upload.state === "loading" ? Math.round(upload.share * 100) : 0;
  return (
    <div className={styles.panel}>
      {song && song.recordingFilename !== null && upload.state === "idle" && (
        <p className={styles.note}>“{song.title}” has a recording. A new one takes its place.</p>
      )}
      {(upload.state === "idle" || upload.state === "failed") && (
        <FileDrop
          icon={<IconCloudUpload aria-hidden />}
          label="Choose a recording"
          hint={`MP3, WAV, M4A, OGG; at most ${formatFileSize(LIMITS.recording)}`}
          accept="audio/*,video/*,.mp3,.wav,.m4a,.ogg"
          onFiles={([file]) => file && void send(file)}
        />
      )}
      {upload.state === "failed" && (
        <p className={styles.failed} role="alert">
          <strong>Error uploading file</strong> {upload.fileName}: {upload.message}
        </p>
      )}
      {upload.state === "loading" && (
        <div className={styles.progress}>
          <p>
            {percent < 100
              ? `Uploading ${upload.fileName}`
              : "Sent. The server is having a look at it…"}
            <span>{percent} %</span>
          </p>
          <progress aria-label={`Uploading ${upload.fileName}`} max={1} value={upload.share} />
          <Button onClick={cancel}>Cancel</Button>
        </div>
      )}
      {upload.state === "uploaded" && song && (
        <div className={styles.uploaded}>
          <p role="status">
            {upload.fileName} is the recording of “{song.title}”.
          </p>
          <Button
            kind="main"
            icon={<IconPlayerPlayFilled aria-hidden />}
            onClick={() => play(song)}
          >
            Play
          </Button>
          <Button onClick={() => dispatch({ type: "reset" })}>Upload another</Button>
        </div>
      )}
    </div>
  );
}
