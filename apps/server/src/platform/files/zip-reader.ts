/**
 * Reads a ZIP that lies on this machine's disk, which somebody has sent: by its directory, with nothing believed that was not
 * looked at. What it unpacks to is never more than the directory says.
 */
import { open, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";

/** What was sent is no ZIP, not whole, or of a kind that we do not read. */
export class BadZip extends Error {
  override name = "BadZip";
}

export interface ZipMember {
  readonly name: string;
  /** Bytes, unpacked. */
  readonly size: number;
}

export interface ZipReader {
  readonly members: ReadonlyMap<string, ZipMember>;
  /** The unpacked bytes. The stream throws `BadZip` where they are not what the directory says. */
  read(name: string): Readable;
  close(): Promise<void>;
}

interface Place extends ZipMember {
  readonly method: number;
  readonly packed: number;
  readonly crc: number;
  /** Of its own heading. */
  readonly at: number;
}

const END = 0x06054b50;
const LONG_END = 0x06064b50;
const LONG_PLACE = 0x07064b50;
const MEMBER = 0x02014b50;
const HEADING = 0x04034b50;
const END_BYTES = 22;
const LONG_PLACE_BYTES = 20;
const MEMBER_BYTES = 46;
const HEADING_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const LONG = 0xffffffff;
const ENCRYPTED = 0x1;
const LONG_EXTRA = 0x0001;

/** @param mostMembers and bytes of the directory that are taken in */
export async function openZip(
  path: string,
  { mostMembers, directory }: { mostMembers: number; directory: number },
): Promise<ZipReader> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    const end = await findDirectory(file, size);
    if (end.count > mostMembers || end.size > directory || end.at + end.size > size)
      throw new BadZip("Its directory is too large.");
    const places = readDirectory(await readAt(file, end.at, end.size), end.count);
    return {
      members: places,
      read(name) {
        const place = places.get(name);
        if (!place) throw new BadZip(`It has no ${name}.`);
        return Readable.from(unpacked(file, place), { objectMode: false });
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new BadZip("It is not whole.");
  return buffer;
}

async function findDirectory(file: FileHandle, size: number) {
  if (size < END_BYTES) throw new BadZip("It is too short.");
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT + LONG_PLACE_BYTES);
  const tail = await readAt(file, size - length, length);
  const at = tail.lastIndexOf(signature(END));
  if (at < 0 || at + END_BYTES > tail.length) throw new BadZip("It has no end.");
  const place = at - LONG_PLACE_BYTES;
  if (place >= 0 && tail.readUInt32LE(place) === LONG_PLACE) {
    const long = await readAt(file, whole(tail.readBigUInt64LE(place + 8)), 56);
    if (long.readUInt32LE(0) !== LONG_END) throw new BadZip("It has no end.");
    return {
      count: whole(long.readBigUInt64LE(32)),
      size: whole(long.readBigUInt64LE(40)),
      at: whole(long.readBigUInt64LE(48)),
    };
  }
  return {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    at: tail.readUInt32LE(at + 16),
  };
}

function readDirectory(bytes: Buffer, count: number): Map<string, Place> {
  const places = new Map<string, Place>();
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + MEMBER_BYTES > bytes.length || bytes.readUInt32LE(at) !== MEMBER)
      throw new BadZip("Its directory is damaged.");
    const nameEnd = at + MEMBER_BYTES + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    if (extraEnd > bytes.length) throw new BadZip("Its directory is damaged.");
    const place = placeOf(bytes.subarray(at, nameEnd), bytes.subarray(nameEnd, extraEnd));
    if (places.has(place.name)) throw new BadZip(`It has ${place.name} twice.`);
    places.set(place.name, place);
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  return places;
}

function placeOf(entry: Buffer, extra: Buffer): Place {
  const name = entry.toString("utf8", MEMBER_BYTES);
  if ((entry.readUInt16LE(8) & ENCRYPTED) !== 0) throw new BadZip(`${name} is encrypted.`);
  const method = entry.readUInt16LE(10);
  if (method !== 0 && method !== 8)
    throw new BadZip(`${name} is packed in a way that is not read.`);
  const longs = longNumbers(extra);
  // What does not fit stands in the extra field, in this order.
  const long = (number: number) => (number === LONG ? (longs.shift() ?? number) : number);
  const size = long(entry.readUInt32LE(24));
  const packed = long(entry.readUInt32LE(20));
  const at = long(entry.readUInt32LE(42));
  return { name, method, crc: entry.readUInt32LE(16), size, packed, at };
}

function longNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LONG_EXTRA) continue;
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    const numbers: number[] = [];
    for (let from = at + 4; from + 8 <= end; from += 8)
      numbers.push(whole(extra.readBigUInt64LE(from)));
    return numbers;
  }
  return [];
}

async function* unpacked(file: FileHandle, place: Place): AsyncGenerator<Uint8Array> {
  const heading = await readAt(file, place.at, HEADING_BYTES);
  if (heading.readUInt32LE(0) !== HEADING) throw new BadZip(`${place.name} is damaged.`);
  const start = place.at + HEADING_BYTES + heading.readUInt16LE(26) + heading.readUInt16LE(28);
  const raw = Readable.from(packedBytes(file, start, place.packed), { objectMode: false });
  const bytes = place.method === 0 ? raw : raw.pipe(createInflateRaw());
  if (bytes !== raw) raw.on("error", (error) => bytes.destroy(error));
  let size = 0;
  let crc = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > place.size) break;
      crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (cause) {
    throw new BadZip(`${place.name} is damaged.`, { cause });
  } finally {
    raw.destroy();
  }
  if (size !== place.size || crc !== place.crc) throw new BadZip(`${place.name} is damaged.`);
}

/** Bytes that are read at a time. */
const CHUNK = 256 * 1024;

async function* packedBytes(file: FileHandle, start: number, length: number) {
  for (let at = 0; at < length; at += CHUNK)
    yield await readAt(file, start + at, Math.min(CHUNK, length - at));
}

function whole(number: bigint): number {
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw new BadZip("It is too large.");
  return Number(number);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
