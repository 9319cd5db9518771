/** Small copies of recordings that are large, or that browsers cannot play. */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStore } from "../files/file-store.ts";
import { extensionOf } from "../files/file-types.ts";
import type { Logger } from "../log/log.ts";
import { encodeAac, encodeFilm } from "./ffmpeg.ts";
import { withLocalFile } from "./local-file.ts";

export interface RenditionKind {
  readonly extension: string;
  readonly type: string;
}

const SOUND: RenditionKind = { extension: "m4a", type: "audio/mp4" };
const FILM: RenditionKind = { extension: "mp4", type: "video/mp4" };

/** Bytes from which on a recording without loss is too much for a phone: some 25 seconds of a CD's sound. */
const LARGE = 4 * 1024 * 1024;

const WITHOUT_LOSS: ReadonlySet<string> = new Set(["wav", "flac"]);
/** Most browsers play none of these. */
const FILMS: ReadonlySet<string> = new Set(["avi", "mkv"]);
const UNPLAYABLE: ReadonlySet<string> = new Set(["aif", "aiff", ...FILMS]);

/** Whether a stored recording of `size` bytes is worth a rendition. */
export function wantsRendition(filename: string, size: number): boolean {
  const extension = extensionOf(filename);
  return UNPLAYABLE.has(extension) || (WITHOUT_LOSS.has(extension) && size >= LARGE);
}

/** ffmpeg made nothing of a recording, for its limits or its timeout: it would make nothing of it the next time. */
export class NotEncoded extends Error {
  override readonly name = "NotEncoded";
}

export interface RenditionServices {
  files: FileStore;
  /** Where ffmpeg is. */
  ffmpeg: string;
  log: Logger;
}

/**
 * Makes a rendition and hands `use` the path of its file, which is gone afterwards. Null, with nothing used, where it
 * would be no smaller than an original that plays. Throws `NotEncoded`, and the signal's reason.
 */
export async function withRendition<T>(
  { files, ffmpeg, log }: RenditionServices,
  key: string,
  signal: AbortSignal,
  use: (path: string, kind: RenditionKind) => Promise<T>,
): Promise<T | null> {
  return withLocalFile(files, key, signal, async (path) => {
    const folder = await mkdtemp(join(tmpdir(), "bandstand-rendition-"));
    try {
      const kind = await encode({ ffmpeg, path, folder, signal });
      if (kind === SOUND && FILMS.has(extensionOf(key)))
        log.warn({ recordingFilename: key }, "a film could not be encoded; its sound was");
      const target = targetIn(folder, kind);
      const [made, original] = await Promise.all([stat(target), files.stat(key)]);
      // It may have been replaced meanwhile.
      if (original === null) return null;
      const isWorthIt = made.size < original.size || UNPLAYABLE.has(extensionOf(key));
      return isWorthIt ? await use(target, kind) : null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

interface EncodeOptions {
  ffmpeg: string;
  path: string;
  folder: string;
  signal: AbortSignal;
}

/** A film as a film; where that cannot be made, its sound is better than nothing. Throws `NotEncoded`. */
async function encode({ ffmpeg, path, folder, signal }: EncodeOptions): Promise<RenditionKind> {
  const encodingTo = (kind: RenditionKind) => ({
    program: ffmpeg,
    path,
    target: targetIn(folder, kind),
    signal,
  });
  if (FILMS.has(extensionOf(path)) && (await encodeFilm(encodingTo(FILM)))) return FILM;
  if (await encodeAac(encodingTo(SOUND))) return SOUND;
  throw new NotEncoded("ffmpeg could not make a copy of this recording.");
}

function targetIn(folder: string, { extension }: RenditionKind): string {
  return join(folder, `rendition.${extension}`);
}
