/** A font as it is put into a document, out of the form in which the web packs it (WOFF 1.0, W3C 2012). */
import { unzlibSync } from "fflate";

const HEADER = 44;
const ENTRY = 20;
const PLAIN_HEADER = 12;
const PLAIN_ENTRY = 16;
/** "wOFF" */
const SIGNATURE = 0x774f4646;

export function unpackWoff(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const from = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (from.getUint32(0) !== SIGNATURE) throw new Error("This font is not packed as WOFF.");
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER + index * ENTRY;
    const start = from.getUint32(entry + 4);
    const bytes = packed.subarray(start, start + from.getUint32(entry + 8));
    return {
      tag: from.getUint32(entry),
      checksum: from.getUint32(entry + 16),
      // A table that packing does not make smaller stands as it is.
      bytes: bytes.length < from.getUint32(entry + 12) ? unzlibSync(bytes) : bytes,
    };
  });

  const start = PLAIN_HEADER + count * PLAIN_ENTRY;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  const selector = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, PLAIN_ENTRY * 2 ** selector);
  to.setUint16(8, selector);
  to.setUint16(10, PLAIN_ENTRY * (count - 2 ** selector));
  let at = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = PLAIN_HEADER + index * PLAIN_ENTRY;
    to.setUint32(entry, tag);
    to.setUint32(entry + 4, checksum);
    to.setUint32(entry + 8, at);
    to.setUint32(entry + 12, bytes.length);
    font.set(bytes, at);
    at += padded(bytes.length);
  }
  return font;
}

/** Tables begin at multiples of four. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
