/** Small copies of recordings that are large, or that browsers cannot play. */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { extensionOf } from "../files/file-types.ts";
import { encodeAac } from "./ffmpeg.ts";
import { withLocalFile } from "./local-file.ts";

export const RENDITION = { extension: "m4a", type: "audio/mp4" } as const;

/** Bytes from which on a recording without loss is too much for a phone: some 25 seconds of a CD's sound. */
const LARGE = 4 * 1024 * 1024;

const WITHOUT_LOSS: ReadonlySet<string> = new Set(["wav", "flac"]);
/** Most browsers play none of these; of the films the sound is better than nothing. */
const UNPLAYABLE: ReadonlySet<string> = new Set(["aif", "aiff", "avi", "mkv"]);

/** Whether a stored recording of `size` bytes is worth a rendition. */
export function wantsRendition(filename: string, size: number): boolean {
  const extension = extensionOf(filename);
  return UNPLAYABLE.has(extension) || (WITHOUT_LOSS.has(extension) && size >= LARGE);
}

/**
 * Makes a rendition and hands `use` the path of its file, which is gone afterwards. Null, with nothing used, where it
 * cannot be made or would be no smaller than an original that plays. Throws the signal's reason.
 */
export async function withRendition<T>(
  { files, ffmpeg }: { files: FileStore; ffmpeg: string },
  key: string,
  signal: AbortSignal,
  use: (path: string) => Promise<T>,
): Promise<T | null> {
  return withLocalFile(files, key, signal, async (path) => {
    const folder = await mkdtemp(join(tmpdir(), "bandstand-rendition-"));
    try {
      const target = join(folder, `rendition.${RENDITION.extension}`);
      if (!(await encodeAac({ program: ffmpeg, path, target, signal }))) return null;
      const [made, original] = await Promise.all([stat(target), files.stat(key)]);
      // It may have been replaced meanwhile.
      if (original === null) return null;
      const isWorthIt = made.size < original.size || UNPLAYABLE.has(extensionOf(key));
      return isWorthIt ? await use(target) : null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
