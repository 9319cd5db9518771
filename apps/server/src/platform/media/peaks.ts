/** Waveform and loudness of stored recordings, measured aside from the thread that serves. */
import type { FileStore } from "../files/file-store.ts";
import { extensionOf } from "../files/file-types.ts";
import type { Client, Workers } from "../workers/workers.ts";
import type { BothFiles } from "./both-files.ts";
import { withLocalFile } from "./local-file.ts";
import { measurePeaksTask } from "./measure-peaks.task.ts";

interface PeakServices {
  files: FileStore;
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: string | null;
  workers: Workers;
}

/**
 * Null where nothing here can decode the recording, or it holds no sound at all. Throws `LimitReached` and the signal's
 * reason.
 */
export async function measurePeaks(
  { files, ffmpeg, workers }: PeakServices,
  key: string,
  client: Client,
): Promise<BothFiles | null> {
  if (ffmpeg === null && extensionOf(key) !== "wav") return null;
  return withLocalFile(files, key, client.signal, (path) =>
    workers.with(measurePeaksTask, client, (ask) => ask({ path, ffmpeg })),
  );
}
