/** Fetching the sound of a video, and putting it in the place of the song's recording as an upload does. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Failure } from "@bandstand/contracts/failure";
import * as z from "zod/mini";
import type { BandScope } from "../../platform/database/transactions.ts";
import { FileTooLarge } from "../../platform/files/file-store-errors.ts";
import { extensionOf } from "../../platform/files/file-types.ts";
import { requireRoom } from "../../platform/files/room.ts";
import { defineJob, PermanentJobError, job, type Job } from "../../platform/jobs/job.ts";
import {
  type ReceivingServices,
  receiveRecording,
} from "../../records/recordings/receive-recording.ts";
import { inFolder, ProgramFailed } from "./program.ts";
import { type VideoSettings, ytDlpOf } from "./settings.ts";
import { type Ending, endDownload, reportProgress } from "./videos.repository.ts";
import { fetchSound, sizeOf, TOO_LARGE } from "./yt-dlp.ts";

/** A server that stops leaves it to another, once or twice. */
export const fetchVideo = defineJob(
  "fetch-video",
  z.object({
    downloadId: z.number(),
    songId: z.number(),
    address: z.string(),
    bandUserId: z.number(),
  }),
  { attempts: 3, lane: "fetching" },
);

export interface VideoJobServices extends ReceivingServices {
  config: VideoSettings;
}

/** Ten minutes at 4 Mbit/s bring the largest recording there may be. */
const TIMEOUT_MS = 10 * 60 * 1000;
const REPORT_MS = 1_000;

class Cancelled extends Error {}

export function videoJobs(services: VideoJobServices): Job[] {
  const { database } = services;
  return [
    job(fetchVideo, async ({ downloadId, songId, address, bandUserId }, { bandId, signal }) => {
      if (bandId === null) throw new PermanentJobError("A video is fetched for a band's song.");
      const scope = { bandId, bandUserId };
      const download = { id: downloadId, songId, address };
      const ending = await fetchAndReceive(services, scope, download, signal).catch(
        (error: unknown) => endingOf(error, signal),
      );
      if (ending) await database.band(scope, (tx) => endDownload(tx, downloadId, ending));
      if (ending?.state === "failed" && ending.cause)
        throw new PermanentJobError("A video was not fetched.", { cause: ending.cause });
    }),
  ];
}

interface Download {
  id: number;
  songId: number;
  address: string;
}

async function fetchAndReceive(
  services: VideoJobServices,
  scope: BandScope,
  { id, songId, address }: Download,
  stopping: AbortSignal,
): Promise<Extract<Ending, { state: "done" }>> {
  const ytDlp = ytDlpOf(services.config);
  const { database, maxRecording } = services;
  const stop = new AbortController();
  const signal = AbortSignal.any([stopping, stop.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  let progress = 0;

  const report = async () => {
    if (!(await database.band(scope, (tx) => reportProgress(tx, id, progress))))
      stop.abort(new Cancelled());
  };
  await report();
  await requireRoom(services, scope.bandId, { size: 0 });
  return inFolder(async (folder) => {
    const watch = async () => {
      await report();
      if ((await sizeOf(folder)) > maxRecording) stop.abort(new ProgramFailed(TOO_LARGE));
    };
    const timer = setInterval(() => void watch().catch(() => undefined), REPORT_MS);
    try {
      const onProgress = (share: number) => {
        progress = share;
      };
      const fetched = await fetchSound(ytDlp, {
        address,
        folder,
        most: maxRecording,
        signal,
        onProgress,
      });
      await report();
      signal.throwIfAborted();
      const { recordingFilename } = await receiveRecording(services, scope, songId, {
        name: `${fetched.title || basename(address)}.${extensionOf(fetched.path)}`,
        content: createReadStream(fetched.path),
        size: (await stat(fetched.path)).size,
      });
      return { state: "done", recordingFilename };
    } finally {
      clearInterval(timer);
    }
  });
}

type Failed = Extract<Ending, { state: "failed" }> & { cause?: unknown };

/** How a download failed; null where nobody asks any more. Throws what another server is to try again. */
function endingOf(error: unknown, stopping: AbortSignal): Failed | null {
  if (error instanceof Cancelled) return null;
  if (stopping.aborted) throw error;
  const failed = (words: string): Failed => ({ state: "failed", error: words });
  if (error instanceof ProgramFailed || error instanceof Failure) return failed(error.message);
  if (error instanceof FileTooLarge) return failed(TOO_LARGE);
  if (error instanceof DOMException && error.name === "TimeoutError")
    return failed("The site takes too long to answer.");
  return { ...failed("The download could not be finished."), cause: error };
}
