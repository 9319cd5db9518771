/** Unpacks one file of a ZIP, and gives it up as soon as it is more than it may be. */
import { formatFileSize } from "@bandstand/domain/file-size";
import { Inflate } from "fflate";
import { crc32 } from "./crc-32.ts";
import { BadEntry, BadZip, bytesOf, damagedEntry, type ZipEntry } from "./zip-directory.ts";

export interface UnpackLimits {
  /** Bytes, unpacked. */
  file: number;
  ratio: number;
  /** Takes these bytes of what all files may have together: whether that was enough. */
  spend: (bytes: number) => boolean;
}

const MEGABYTE = 1024 * 1024;
/** Below this size a high ratio harms nobody. */
const RATIO_MATTERS_FROM = 64 * 1024;
/** So much of the ZIP is held at a time. */
const READ = MEGABYTE;
/** So little at a time that what comes out of it cannot be much: deflate makes at most 1,032 bytes of one. */
const SLICE = 16 * 1024;
/** Unpacked bytes are given to the browser in pieces, which keeps large ones on disk. */
const PIECE = 4 * MEGABYTE;

/**
 * A file that is stored as it is comes as a part of the ZIP, unread: its check sum is for who reads it.
 * @throws BadEntry for what is damaged, or more than it may be
 * @throws BadZip where all files together are too much
 */
export async function unpack(packed: Blob, entry: ZipEntry, limits: UnpackLimits): Promise<Blob> {
  const unpacked = new Unpacked(packed.size, limits);
  if (entry.method === 0) {
    unpacked.count(packed.size);
    return packed;
  }
  const inflater = new Inflate((part) => unpacked.take(part));
  for (let at = 0; at < packed.size; at += READ) {
    inflate(inflater, await bytesOf(packed.slice(at, at + READ)), at + READ >= packed.size);
  }
  return unpacked.whole(entry.crc);
}

function inflate(inflater: Inflate, bytes: Uint8Array, isLast: boolean): void {
  try {
    for (let at = 0; at < bytes.length; at += SLICE) {
      inflater.push(bytes.subarray(at, at + SLICE), isLast && at + SLICE >= bytes.length);
    }
  } catch (error) {
    throw error instanceof BadZip || error instanceof BadEntry ? error : damagedEntry(error);
  }
}

class Unpacked {
  readonly #packedSize: number;
  readonly #limits: UnpackLimits;
  readonly #pieces: Blob[] = [];
  #parts: Uint8Array<ArrayBuffer>[] = [];
  #pending = 0;
  #size = 0;
  #sum = 0;

  constructor(packedSize: number, limits: UnpackLimits) {
    this.#packedSize = packedSize;
    this.#limits = limits;
  }

  count(bytes: number): void {
    const { file, ratio, spend } = this.#limits;
    this.#size += bytes;
    const isAffordable = spend(bytes);
    if (this.#size > file) throw new BadEntry(`Larger than ${formatFileSize(file)}`);
    if (!isAffordable) throw new BadZip("Unpacked it is larger than is read at once.");
    if (this.#size > RATIO_MATTERS_FROM && this.#size > this.#packedSize * ratio) {
      throw new BadEntry("It unpacks to far more than it should");
    }
  }

  take(part: Uint8Array): void {
    this.count(part.length);
    this.#sum = crc32(part, this.#sum);
    this.#parts.push(part.slice());
    this.#pending += part.length;
    if (this.#pending >= PIECE) this.#pass();
  }

  whole(crc: number): Blob {
    this.#pass();
    if (this.#sum !== crc) throw damagedEntry();
    return new Blob(this.#pieces);
  }

  #pass(): void {
    this.#pieces.push(new Blob(this.#parts));
    this.#parts = [];
    this.#pending = 0;
  }
}
