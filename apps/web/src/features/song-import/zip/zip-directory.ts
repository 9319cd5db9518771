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

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const HEAD_SIGNATURE = 0x04034b50;
const HEAD_SIZE = 30;

/** @throws BadZip for what is no ZIP, is cut short, or has more entries than `maxEntries` */
export function readZipDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) {
    throw new BadZip(
      `It has ${count.toLocaleString("en-GB")} entries; at most ${maxEntries.toLocaleString("en-GB")} are read.`,
    );
  }
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged();
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

/** The packed bytes of an entry, behind its own head. */
export function packedBytes(bytes: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + HEAD_SIZE > bytes.length || view.getUint32(offset, true) !== HEAD_SIGNATURE) {
    throw damaged();
  }
  const begin =
    offset + HEAD_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (begin + packedSize > bytes.length) throw damaged();
  return bytes.subarray(begin, begin + packedSize);
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw damaged();
}

/** UTF-8 where it is; older programs wrote the letters of their own country, which only the look of the name depends on. */
function readName(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

export function damaged(cause?: unknown): BadZip {
  return new BadZip("It is damaged or cut short.", { cause });
}
