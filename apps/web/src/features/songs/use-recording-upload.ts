/** Puts a recording to a song, from a file or a video: one at a time, with its progress, and to be cancelled. */
import { saveSong } from "@bandstand/contracts/songs";
import { VIDEO_MESSAGES } from "@bandstand/contracts/videos";
import { useEffect, useReducer, useRef } from "react";
import { useServices } from "../../lib/services/services-context.ts";
import { useNewRecording } from "../../lib/songs/new-recording.ts";
import { useUploadRecording } from "../../lib/songs/upload-recording.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { fetchVideo } from "./requests/videos.ts";
import { IDLE, uploadReducer, type UploadState } from "./upload-state.ts";

export const UPLOAD_FAILED = "Error uploading file";

export interface RecordingUpload {
  upload: UploadState;
  sendFile(file: File): Promise<void>;
  /** @param name what it is called on the screen */
  sendVideo(url: string, name: string): Promise<void>;
  /** Says why a file is not taken. */
  refuse(file: File, message: string): void;
  cancel(): void;
  reset(): void;
}

export function useRecordingUpload(songId: number): RecordingUpload {
  const { client } = useServices();
  const welcome = useNewRecording();
  const uploadRecording = useUploadRecording();
  const notify = useNotify();
  const [upload, dispatch] = useReducer(uploadReducer, IDLE);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function send(
    name: string,
    work: (options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<void>,
    wording: (cause: string) => string,
  ): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    dispatch({ type: "start", fileName: name });
    try {
      const onProgress = (share: number) => dispatch({ type: "progress", share });
      await work({ signal: abort.signal, onProgress });
      await welcome(songId);
      dispatch({ type: "done" });
    } catch (error) {
      if (abort.signal.aborted) return;
      dispatch({ type: "fail", message: wording(describeError(error).message) });
    }
  }

  async function keepVideoId(videoId: string): Promise<void> {
    try {
      const params = { id: String(songId) };
      await client.call(saveSong, { params, body: { youTubeId: videoId } });
    } catch {
      // The recording is there; only the link to its video is not.
      notify.error(VIDEO_MESSAGES.saveIdFailed);
    }
  }

  return {
    upload,
    sendFile: (file) =>
      send(
        file.name,
        async (options) => {
          await uploadRecording(songId, file, options);
        },
        (cause) => `${UPLOAD_FAILED} ${file.name}: ${cause}`,
      ),
    sendVideo: (url, name) =>
      send(
        name,
        async (options) => {
          const videoId = await fetchVideo(client, songId, url, options);
          if (videoId !== null) await keepVideoId(videoId);
        },
        (message) => message,
      ),
    refuse(file, message) {
      dispatch({ type: "start", fileName: file.name });
      dispatch({ type: "fail", message: `${UPLOAD_FAILED} ${file.name}: ${message}` });
    },
    cancel() {
      running.current?.abort();
      dispatch({ type: "reset" });
    },
    reset: () => dispatch({ type: "reset" }),
  };
}
