/** The files of a band that is brought in: entered under the caller's band first, so that whatever breaks leaves nothing unknown. */
import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { Failure } from "@bandstand/contracts/failure";
import { BAND_FILE_MESSAGES as WORDS } from "@bandstand/contracts/band-import-file";
import { LIMITS } from "@bandstand/contracts/limits";
import { bandRoomUsedUp } from "@bandstand/contracts/room";
import { filePath } from "@bandstand/domain/band-file/band-file";
import type { Caller } from "../../platform/http/caller.ts";
import { throwIfAborted } from "../../platform/http/client-abort.ts";
import { extensionOf } from "../../platform/files/file-types.ts";
import { newFileName } from "../../platform/files/file-key.ts";
import { type FileUse, inspectFile } from "../../platform/files/file-kind.ts";
import { type FileServices, removeReleased } from "../../platform/files/stored-files.ts";
import { reserveFile } from "../../platform/files/stored-files.repository.ts";
import type { ZipReader } from "../../platform/files/zip-reader.ts";
import { FileProblem } from "./file-problem.ts";
import type { KeptFile } from "./import-band.repository.ts";
import type { Manifest } from "./manifest.ts";

export interface KeepingServices extends FileServices {
  /** Bytes. */
  maxRecording: number;
}

const USES: Readonly<Record<string, FileUse>> = {
  recording: "recording",
  document: "document",
  picture: "picture",
};

/** Throws `FileProblem` for one that is too large or of no known kind, and `no_room` where all are more than a band has. */
export function checkSizes(
  { maxRecording, bandStorage }: Pick<KeepingServices, "maxRecording" | "bandStorage">,
  { files }: Manifest,
): void {
  const most: Readonly<Record<string, number>> = {
    recording: maxRecording,
    document: LIMITS.document,
    picture: LIMITS.picture,
  };
  for (const { filename, kind, size } of files)
    if (size > (most[kind] ?? -1)) throw new FileProblem(WORDS.notTaken(filePath(filename)));
  if (files.reduce((sum, { size }) => sum + size, 0) > bandStorage)
    throw new Failure("no_room", { message: bandRoomUsedUp(bandStorage) });
}

/** What each file is, by its content. Throws `FileProblem` for one that nobody could have uploaded. */
export async function inspectFiles(
  zip: ZipReader,
  { files }: Manifest,
): Promise<Map<string, KeptFile>> {
  const inspected = new Map<string, KeptFile>();
  const copies = new Map(files.flatMap((file) => copyOf(file, files)));
  for (const { filename: name, kind, size } of files) {
    if (copies.has(name)) continue;
    const path = filePath(name);
    const { verdict, stream } = await inspectFile(zip.read(path), name, USES[kind] ?? "document");
    stream.destroy();
    if (!verdict.accepted) throw new FileProblem(WORDS.notTaken(path));
    const filename = newFileName(verdict.extension, randomBytes);
    inspected.set(name, { filename, kind, type: verdict.contentType, size });
  }
  for (const [name, { of, ending, size }] of copies) {
    const picture = inspected.get(of);
    const type = await typeOfCopy(zip.read(filePath(name)));
    if (!picture || type !== COPY_TYPES[extensionOf(ending)])
      throw new FileProblem(WORDS.notTaken(filePath(name)));
    // Called after the picture, as whoever looks for it expects.
    const filename = `${stemOf(picture.filename)}${ending}`;
    inspected.set(name, { filename, kind: "picture", type, size });
  }
  return inspected;
}

type ListedFile = Manifest["files"][number];

interface SmallerCopy {
  of: string;
  /** What stands behind the name of the picture: `-128.avif`. */
  ending: string;
  size: number;
}

const COPY_TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };
const stemOf = (name: string) => name.replace(/\.[a-z]+$/, "");

/** Of a picture there are smaller copies, which nobody uploads (see `domain/src/pictures.ts`). */
function copyOf(
  { filename, kind, size }: ListedFile,
  files: readonly ListedFile[],
): [string, SmallerCopy][] {
  const [, stem, ending = ""] = /^(.+?)(-\d{1,5}\.(?:avif|webp))$/.exec(filename) ?? [];
  if (stem === undefined || kind !== "picture") return [];
  const of = files.find((one) => one.kind === kind && stemOf(one.filename) === stem);
  return of ? [[filename, { of: of.filename, ending, size }]] : [];
}

/** By its first bytes. */
async function typeOfCopy(content: Readable): Promise<string | null> {
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    const head = Buffer.from(chunk.subarray(0, 12)).toString("latin1");
    content.destroy();
    if (head.slice(4) === "ftypavif") return COPY_TYPES.avif ?? null;
    return /^RIFF....WEBP$/s.test(head) ? (COPY_TYPES.webp ?? null) : null;
  }
  return null;
}

interface Keeping {
  zip: ZipReader;
  files: ReadonlyMap<string, KeptFile>;
  cancelled: AbortSignal;
  /** Told the share that is kept. */
  onProgress: (share: number) => Promise<void>;
}

/** Throws what writing fails with; then none is left. */
export async function keepFiles(
  services: KeepingServices,
  caller: Caller,
  { zip, files, cancelled, onProgress }: Keeping,
): Promise<void> {
  const all = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  try {
    for (const [name, { filename, kind, type, size }] of files) {
      throwIfAborted(cancelled);
      await services.database.band({ bandId: caller.bandId }, (tx) =>
        reserveFile(tx, { filename, kind: USES[kind] ?? "document", type }),
      );
      const options = { contentType: type, maximumSize: size, signal: cancelled };
      await services.files.write(filename, zip.read(filePath(name)), options);
      done += size;
      await onProgress(all > 0 ? done / all : 1);
    }
  } catch (error) {
    await removeKept(services, caller, files);
    throw error;
  }
}

export function removeKept(
  services: KeepingServices,
  caller: Caller,
  kept: ReadonlyMap<string, KeptFile>,
): Promise<void> {
  const names = [...kept.values()].map(({ filename }) => filename);
  return removeReleased(services, caller.bandId, names);
}
