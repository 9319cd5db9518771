/** Reads ZIPs in tests, by their directory as unpackers do, and checks what a careless one would not. */
import { crc32, inflateRawSync } from "node:zlib";

export interface ZippedFile {
  name: string;
  content: Buffer;
  /** Whether it is stored as it is rather than deflated. */
  isStored: boolean;
  /** Whether its name is said to be UTF-8. */
  isUtf8: boolean;
}

const DIRECTORY_ENTRY = 0x02014b50;
const END = 0x06054b50;
const LONG_END = 0x06064b50;
const UTF8 = 0x0800;

export function readZip(zip: Buffer): ZippedFile[] {
  const end = zip.lastIndexOf(signature(END));
  const longEnd = zip.lastIndexOf(signature(LONG_END), end);
  let at = longEnd < 0 ? zip.readUInt32LE(end + 16) : Number(zip.readBigUInt64LE(longEnd + 48));
  const files: ZippedFile[] = [];
  while (zip.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const nameLength = zip.readUInt16LE(at + 28);
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const packed = contentAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20));
    const content = isStored ? packed : inflateRawSync(packed);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    files.push({ name, content, isStored, isUtf8: (zip.readUInt16LE(at + 8) & UTF8) !== 0 });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function contentAt(zip: Buffer, head: number, length: number): Buffer {
  const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
  return zip.subarray(start, start + length);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
