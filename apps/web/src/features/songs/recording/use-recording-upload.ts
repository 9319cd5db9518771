/** Puts a recording to a song, from a file or a video: one at a time, with its progress, and to be cancelled. */
import { Failure } from "@bandstand/contracts/failure";
import { saveSong } from "@bandstand/contracts/songs";
import { VIDEO_MESSAGES } from "@bandstand/contracts/videos";
import { useEffect, useReducer, useRef, useState } from "react";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { useNewRecording } from "../../../records/songs/new-recording.ts";
import { useUploadRecording } from "../../../records/songs/upload-recording.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { fetchVideo } from "./videos.ts";
import { IDLE, uploadReducer, type UploadSource, type UploadState } from "./upload-state.ts";

export const UPLOAD_FAILED = "Error uploading file";

export interface RecordingUpload {
  upload: UploadState;
  sendFile(file: File): Promise<void>;
  /** @param name what it is called on the screen */
  sendVideo(url: string, name: string): Promise<void>;
  /** Says why a file is not taken. */
  refuse(file: File, message: string): void;
  /** Once more what did not come through; null where that would not help. */
  retry: (() => void) | null;
  cancel(): void;
  reset(): void;
}

export function useRecordingUpload(songId: number): RecordingUpload {
  const { client } = useServices();
  const change = useChange();
  const welcome = useNewRecording();
  const uploadRecording = useUploadRecording();
  const notify = useNotify();
  const [upload, dispatch] = useReducer(uploadReducer, IDLE);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(
    { source, name }: { source: UploadSource; name: string },
    work: (options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>,
    wording: (cause: string) => string,
  ): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    dispatch({ type: "start", source, fileName: name });
    setRetry(null);
    try {
      const onProgress = (share: number) => dispatch({ type: "progress", share });
      await work({ signal: abort.signal, onProgress });
      await welcome(songId);
      dispatch({ type: "done" });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!isRefusal(error)) setRetry(() => () => void send({ source, name }, work, wording));
      dispatch({ type: "fail", message: wording(describeError(error).message) });
    }
  }

  async function keepVideoId(videoId: string): Promise<void> {
    try {
      const params = { id: String(songId) };
      await change(saveSong, { params, body: { youTubeId: videoId } });
    } catch {
      // The recording is there; only the link to its video is not.
      notify.error(VIDEO_MESSAGES.saveIdFailed);
    }
  }

  return {
    upload,
    sendFile: (file) =>
      send(
        { source: "file", name: file.name },
        async (options) => {
          await uploadRecording(songId, file, options);
        },
        (cause) => `${UPLOAD_FAILED} ${file.name}: ${cause}`,
      ),
    sendVideo: (url, name) =>
      send(
        { source: "video", name },
        async (options) => {
          const videoId = await fetchVideo(client, change, songId, url, options);
          if (videoId !== null) await keepVideoId(videoId);
        },
        (message) => message,
      ),
    retry,
    refuse(file, message) {
      setRetry(null);
      dispatch({ type: "start", source: "file", fileName: file.name });
      dispatch({ type: "fail", message: `${UPLOAD_FAILED} ${file.name}: ${message}` });
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: "reset" });
    },
    reset: () => dispatch({ type: "reset" }),
  };
}

/** The server has looked at what came, and does not take it. */
function isRefusal(error: unknown): boolean {
  return error instanceof Failure && error.status < 500;
}
