/**
 * Unpacks the charts of a ZIP that nobody vouches for: sizes are counted while unpacking, whatever the ZIP says of itself, and
 * paths in it mean nothing but their last part.
 */
import { formatFileSize } from "@bandstand/domain/file-size";
import { Inflate } from "fflate";
import { crc32 } from "./crc-32.ts";
import { BadZip, damaged, packedBytes, readZipDirectory, type ZipEntry } from "./zip-directory.ts";

export interface ZipLimits {
  entries: number;
  /** Bytes of one file, unpacked. */
  file: number;
  /** Bytes of all files together, unpacked. */
  total: number;
  /** How many times larger than packed a file may be. Words come to 3 or 4, white space and repeats to more. */
  ratio: number;
}

const MEGABYTE = 1024 * 1024;
export const ZIP_LIMITS: ZipLimits = {
  entries: 10_000,
  file: 2 * MEGABYTE,
  total: 100 * MEGABYTE,
  ratio: 100,
};
/** Below this size a high ratio harms nobody. */
const RATIO_MATTERS_FROM = 64 * 1024;
/** So little at a time that what comes out of it cannot be much: deflate makes at most 1,032 bytes of one. */
const SLICE = 1024;

export interface UnpackedFile {
  name: string;
  bytes: Uint8Array;
}

export interface SkippedFile {
  name: string;
  reason: string;
}

export interface ReadZip {
  files: UnpackedFile[];
  skipped: SkippedFile[];
}

/**
 * @param wants whether a file of this name is to be unpacked; all others are listed as skipped
 * @throws BadZip when it is damaged, or so made that unpacking it would only fill the memory
 */
export function readZip(
  bytes: Uint8Array,
  wants: (name: string) => boolean,
  limits: ZipLimits = ZIP_LIMITS,
): ReadZip {
  const files: UnpackedFile[] = [];
  const skipped: SkippedFile[] = [];
  let room = limits.total;
  for (const entry of readZipDirectory(bytes, limits.entries)) {
    const name = baseName(entry.path);
    if (name === "" || isLitter(entry.path)) continue;
    const reason = reasonToSkip(entry, name, wants, limits);
    if (reason !== null) {
      skipped.push({ name, reason });
      continue;
    }
    const unpacked = unpack(packedBytes(bytes, entry), entry, {
      file: limits.file,
      total: room,
      ratio: limits.ratio,
    });
    room -= unpacked.length;
    files.push({ name, bytes: unpacked });
  }
  return { files, skipped };
}

function reasonToSkip(
  entry: ZipEntry,
  name: string,
  wants: (name: string) => boolean,
  limits: ZipLimits,
): string | null {
  if (/\.zip$/i.test(name)) return "A ZIP within a ZIP is not opened";
  if (!wants(name)) return "Not a chart";
  if (entry.isEncrypted) return "Locked with a password";
  if (entry.method !== 0 && entry.method !== 8) return "Packed in a way that is not read here";
  return entry.size > limits.file ? tooLarge(limits.file) : null;
}

function unpack(
  packed: Uint8Array,
  entry: ZipEntry,
  limits: Pick<ZipLimits, "file" | "total" | "ratio">,
): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array): void => {
    size += part.length;
    if (size > limits.file) throw new BadZip(`${baseName(entry.path)}: ${tooLarge(limits.file)}.`);
    if (size > limits.total) throw new BadZip("Unpacked it is larger than is read at once.");
    if (size > RATIO_MATTERS_FROM && size > packed.length * limits.ratio) {
      throw new BadZip(`${baseName(entry.path)} unpacks to far more than it should.`);
    }
    parts.push(part);
  };
  if (entry.method === 0) take(packed);
  else inflate(packed, take);
  const whole = joined(parts, size);
  if (crc32(whole) !== entry.crc) throw damaged();
  return whole;
}

function inflate(packed: Uint8Array, take: (part: Uint8Array) => void): void {
  const inflater = new Inflate(take);
  try {
    for (let at = 0; at < packed.length; at += SLICE) {
      inflater.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    }
  } catch (error) {
    throw error instanceof BadZip ? error : damaged(error);
  }
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

function tooLarge(limit: number): string {
  return `Larger than ${formatFileSize(limit)}`;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
