/** The table of contents at the end of a ZIP (APPNOTE.TXT 4.3.12 and 4.3.16): what is in it, before anything is unpacked. */

export interface ZipEntry {
  /** As it stands in the ZIP, with folders. */
  path: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  method: number;
  /** The check sum of what is unpacked. */
  crc: number;
  /** Bytes within the ZIP. */
  packedSize: number;
  /** Bytes once unpacked, as the ZIP says. */
  size: number;
  /** Where the entry's own head begins. */
  offset: number;
}

export class BadZip extends Error {
  override readonly name = "BadZip";
}

/** One file of a ZIP is left out, and the message says why; the others are read. */
export class BadEntry extends Error {
  override readonly name = "BadEntry";
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
/** Ten thousand entries with the longest paths that systems know. */
const MAX_DIRECTORY = 64 * 1024 * 1024;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const HEAD_SIGNATURE = 0x04034b50;
const HEAD_SIZE = 30;

/**
 * Reads the end of the ZIP and no more of it.
 * @throws BadZip for what is no ZIP, is cut short, or has more entries than `maxEntries`
 */
export async function readZipDirectory(zip: Blob, maxEntries: number): Promise<ZipEntry[]> {
  const end = await readEnd(zip);
  const count = end.getUint16(10, true);
  if (count > maxEntries) {
    throw new BadZip(
      `It has ${count.toLocaleString("en-GB")} entries; at most ${maxEntries.toLocaleString("en-GB")} are read.`,
    );
  }
  const length = end.getUint32(12, true);
  if (length > MAX_DIRECTORY) throw damaged();
  const begin = end.getUint32(16, true);
  const bytes = await bytesOf(zip.slice(begin, begin + length));
  return readEntries(bytes, count);
}

function readEntries(bytes: Uint8Array, count: number): ZipEntry[] {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw damaged();
    }
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const flags = view.getUint16(at + 8, true);
    entries.push({
      path: readName(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength)),
      isEncrypted: (flags & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + nameLength + rest;
  }
  return entries;
}

/** The packed bytes of an entry, behind its own head: a part of the ZIP, not a copy. */
export async function packedPart(zip: Blob, { offset, packedSize }: ZipEntry): Promise<Blob> {
  const head = viewOf(await bytesOf(zip.slice(offset, offset + HEAD_SIZE)));
  if (head.byteLength < HEAD_SIZE || head.getUint32(0, true) !== HEAD_SIGNATURE)
    throw damagedEntry();
  const begin = offset + HEAD_SIZE + head.getUint16(26, true) + head.getUint16(28, true);
  if (begin + packedSize > zip.size) throw damagedEntry();
  return zip.slice(begin, begin + packedSize);
}

/** Where the table of contents lies: the last that a ZIP says, with nothing behind it but a comment. */
async function readEnd(zip: Blob): Promise<DataView> {
  const bytes = await bytesOf(zip.slice(Math.max(0, zip.size - END_SIZE - MAX_COMMENT)));
  const view = viewOf(bytes);
  for (let at = bytes.length - END_SIZE; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return viewOf(bytes.subarray(at));
  }
  throw damaged();
}

export async function bytesOf(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** UTF-8 where it is; older programs wrote the letters of their own country, which only the look of the name depends on. */
function readName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function damaged(): BadZip {
  return new BadZip("It is damaged or cut short.");
}

export function damagedEntry(cause?: unknown): BadEntry {
  return new BadEntry("It is damaged or cut short", { cause });
}
