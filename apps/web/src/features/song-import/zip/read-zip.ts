/**
 * Unpacks what is wanted of a ZIP that nobody vouches for: sizes are counted while unpacking, whatever the ZIP says of itself, and
 * paths in it mean nothing but their last part. The ZIP itself is never held whole, for recordings make it large.
 */
import { LIMITS } from "@bandstand/contracts/limits";
import { formatFileSize } from "@bandstand/domain/file-size";
import { crc32 } from "./crc-32.ts";
import { unpack } from "./unpack.ts";
import {
  BadEntry,
  damagedEntry,
  bytesOf,
  packedPart,
  readZipDirectory,
  type ZipEntry,
} from "./zip-directory.ts";

/** A text is read here; a file that is kept goes on as it is. */
export type WantedKind = "text" | "kept";

export interface ZipLimits {
  entries: number;
  /** Bytes of one file, unpacked. */
  file: Readonly<Record<WantedKind, number>>;
  /** Bytes of all files of a kind together, unpacked. */
  total: Readonly<Record<WantedKind, number>>;
  /** How many times larger than packed a file may be. Words come to 3 or 4, white space and repeats to more. */
  ratio: number;
}

const MEGABYTE = 1024 * 1024;
export const ZIP_LIMITS: ZipLimits = {
  entries: 10_000,
  file: { text: 2 * MEGABYTE, kept: LIMITS.recording },
  total: { text: 100 * MEGABYTE, kept: 2048 * MEGABYTE },
  ratio: 100,
};

export interface UnpackedText {
  name: string;
  bytes: Uint8Array;
}

export interface SkippedFile {
  name: string;
  reason: string;
}

export interface ReadZip {
  texts: UnpackedText[];
  kept: File[];
  skipped: SkippedFile[];
}

/**
 * @param kindOf what a file of this name is wanted as; those of null are listed as skipped
 * @param onProgress told the share of the ZIP that has been read, from 0 to 1
 * @throws BadZip when it is damaged, or so made that unpacking it would only fill the memory
 */
export async function readZip(
  zip: Blob,
  kindOf: (name: string) => WantedKind | null,
  { limits = ZIP_LIMITS, onProgress = () => {} }: ReadZipOptions = {},
): Promise<ReadZip> {
  const found: ReadZip = { texts: [], kept: [], skipped: [] };
  const room = { ...limits.total };
  let done = 0;
  for (const entry of await readZipDirectory(zip, limits.entries)) {
    const name = baseName(entry.path);
    if (name === "" || isLitter(entry.path)) continue;
    const kind = kindOf(name);
    try {
      if (kind === null) throw new BadEntry(unwantedReason(name));
      refuseUnread(entry, limits.file[kind]);
      const unpacked = await unpack(await packedPart(zip, entry), entry, {
        file: limits.file[kind],
        ratio: limits.ratio,
        // What is given up counts as well, or many bad files would take as long as they like.
        spend: (bytes) => {
          room[kind] -= bytes;
          return room[kind] >= 0;
        },
      });
      if (kind === "kept") found.kept.push(new File([unpacked], name));
      else found.texts.push({ name, bytes: await readText(unpacked, entry) });
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
      found.skipped.push({ name, reason: error.message });
    }
    done += entry.packedSize;
    onProgress(Math.min(1, done / zip.size));
  }
  return found;
}

interface ReadZipOptions {
  limits?: ZipLimits;
  onProgress?: (share: number) => void;
}

async function readText(unpacked: Blob, { method, crc }: ZipEntry): Promise<Uint8Array> {
  const bytes = await bytesOf(unpacked);
  if (method === 0 && crc32(bytes) !== crc) throw damagedEntry();
  return bytes;
}

function unwantedReason(name: string): string {
  return /\.zip$/i.test(name) ? "A ZIP within a ZIP is not opened" : "Not a chart";
}

function refuseUnread(entry: ZipEntry, limit: number): void {
  if (entry.isEncrypted) throw new BadEntry("Locked with a password");
  if (entry.method !== 0 && entry.method !== 8) {
    throw new BadEntry("Packed in a way that is not read here");
  }
  if (entry.size > limit) throw new BadEntry(`Larger than ${formatFileSize(limit)}`);
}

/** The last part of a path of either kind: "../../etc/passwd" is a file of the name "passwd". */
function baseName(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? "";
  const plain = name.replace(/\p{Cc}/gu, "").trim();
  return /^\.*$/.test(plain) ? "" : plain;
}

/** What systems leave in a ZIP for themselves. */
function isLitter(path: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
}
