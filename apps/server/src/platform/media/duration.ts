/** How long a recording lasts, from what its file says of itself. */
import { createWavReader, ImplausibleWav, NotWav } from "@bandstand/audio/wav";
import { LONGEST_DURATION } from "@bandstand/domain/duration";
import type { FileStore, OpenedFile } from "../files/file-store.ts";
import { contentTypeOf, extensionOf } from "../files/file-types.ts";

/** Formats that say it at their end only: their pages are counted. */
const COUNTED: ReadonlySet<string> = new Set(["ogg", "oga", "opus", "ogv"]);
/** A file that takes longer is left to whoever decodes it. */
const TIMEOUT_MS = 10_000;

/**
 * Seconds; null where the file does not say, or cannot be understood. Quick enough for a request: an mp3 without a head
 * whose bit rate varies would have to be counted through, and is left for `countDuration`. Throws `ImplausibleWav`.
 */
export async function measureDuration(files: FileStore, key: string): Promise<number | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (extensionOf(key) !== "wav") {
    return readDuration(files, key, { isCounted: COUNTED.has(extensionOf(key)), signal });
  }
  const opened = await files.open(key);
  return opened && wavDuration(opened);
}

/** The same, but counting through the file where it has to: seconds of work for each 10 MB, for a job. */
export async function countDuration(
  files: FileStore,
  key: string,
  signal: AbortSignal,
): Promise<number | null> {
  return readDuration(files, key, { isCounted: true, signal });
}

async function readDuration(
  files: FileStore,
  key: string,
  { isCounted, signal }: { isCounted: boolean; signal: AbortSignal },
): Promise<number | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const { stream, size } = opened;
  const stop = () => stream.destroy(new Error("Reading its length takes too long."));
  signal.addEventListener("abort", stop, { once: true });
  try {
    const { parseStream } = await import("music-metadata");
    const { format } = await parseStream(
      stream,
      { mimeType: contentTypeOf(key), size },
      { duration: isCounted, skipCovers: true, skipPostHeaders: true },
    );
    // Of a QuickTime film only the tracks are told.
    const longest = Math.max(...format.trackInfo.map((track) => track.duration ?? 0));
    return sensible(format.duration ?? longest);
  } catch {
    // Whatever is wrong with the file, a player may still make something of it.
    return null;
  } finally {
    signal.removeEventListener("abort", stop);
    stream.destroy();
  }
}

/** From the head and the size of the file: what the head says of the length is not to be relied on. */
async function wavDuration({ stream, size }: OpenedFile): Promise<number | null> {
  const reader = createWavReader();
  try {
    for await (const bytes of stream as AsyncIterable<Buffer>) {
      reader.push(bytes);
      const format = reader.format();
      const claimed = reader.dataLength();
      if (format === null || claimed === null) continue;
      const length = Math.min(claimed, size - reader.dataStart());
      return sensible(length / (format.channels * format.bytesPerSample) / format.sampleRate);
    }
  } catch (error) {
    if (error instanceof ImplausibleWav || !(error instanceof NotWav)) throw error;
  } finally {
    stream.destroy();
  }
  return null;
}

/** A head that claims more than a day says nothing: whoever decodes the file will know. */
function sensible(duration: number | undefined): number | null {
  return duration !== undefined && duration > 0 && duration <= LONGEST_DURATION ? duration : null;
}
