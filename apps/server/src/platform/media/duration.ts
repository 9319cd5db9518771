/** How long a recording lasts, from what its file says of itself. */
import { parseStream } from "music-metadata";
import type { FileStore } from "../files/file-store.ts";
import { contentTypeOf, extensionOf } from "../files/file-types.ts";

/** Formats that say it at their end only: their pages are counted. */
const COUNTED: ReadonlySet<string> = new Set(["ogg", "oga", "opus"]);
/** A file that takes longer is left to whoever decodes it. */
const PATIENCE_MS = 10_000;

/** Seconds; null where the file does not say, or cannot be understood. */
export async function measureDuration(files: FileStore, key: string): Promise<number | null> {
  const opened = await files.open(key);
  if (!opened) return null;
  const { stream, size } = opened;
  const timer = setTimeout(
    () => stream.destroy(new Error("Reading its length takes too long.")),
    PATIENCE_MS,
  );
  try {
    const { format } = await parseStream(
      stream,
      { mimeType: contentTypeOf(key), size },
      // Counting the frames of an mp3 without a head takes seconds per 10 MB; its size tells nearly as much.
      { duration: COUNTED.has(extensionOf(key)), skipCovers: true, skipPostHeaders: true },
    );
    const { duration } = format;
    return duration !== undefined && Number.isFinite(duration) && duration > 0 ? duration : null;
  } catch {
    // Whatever is wrong with the file, a player may still make something of it.
    return null;
  } finally {
    clearTimeout(timer);
    stream.destroy();
  }
}
