/** Text from the bytes of a file that nobody said the encoding of. */

export type Encoding = "UTF-8" | "UTF-16 LE" | "UTF-16 BE" | "Windows-1252";

export type DecodedText =
  | {
      readonly kind: "text";
      /** Without a byte order mark. */
      readonly text: string;
      readonly encoding: Encoding;
      /** What a reader should look at twice; null when nothing is odd. */
      readonly doubt: string | null;
    }
  | { readonly kind: "refused"; readonly reason: string };

export const DECODE_MESSAGES = {
  empty: "This file is empty.",
  workbook: "This is a spreadsheet workbook or a ZIP, not a text. Save it as CSV first.",
  oldWorkbook: "This is a spreadsheet workbook of the old kind, not a text. Save it as CSV first.",
  binary: "This is not a text file.",
  guessed: (line: number, byte: string) =>
    `Line ${line} is not UTF-8 (byte ${byte}), so the file was read as Windows-1252. Look at the accented letters.`,
  wrong: (line: number, byte: string) =>
    `Line ${line} has the byte ${byte}, which is neither UTF-8 nor Windows-1252. Save the file as UTF-8 and try again.`,
  broken: (line: number, byte: string) =>
    `The file says that it is UTF-8, but line ${line} has the byte ${byte}, which is not. Save it as UTF-8 and try again.`,
  brokenUtf16: "The file says that it is UTF-16, but is cut short or damaged.",
} as const;

/** The five bytes that Windows-1252 gives no meaning. */
const UNDEFINED_IN_1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Enough to tell UTF-16 without a mark by its zero bytes. */
const SAMPLE = 1024;

export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length === 0) return refused(DECODE_MESSAGES.empty);
  if (startsWith(bytes, [0xff, 0xfe])) return decodeUtf16(bytes.subarray(2), "UTF-16 LE");
  if (startsWith(bytes, [0xfe, 0xff])) return decodeUtf16(bytes.subarray(2), "UTF-16 BE");
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return refused(DECODE_MESSAGES.workbook);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refused(DECODE_MESSAGES.oldWorkbook);
  const unmarked = bytes.includes(0) ? utf16ByZeros(bytes) : null;
  if (unmarked) return decodeUtf16(bytes, unmarked);
  if (bytes.some(isControl)) return refused(DECODE_MESSAGES.binary);
  const hasMark = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  return hasMark ? decodeMarked(bytes.subarray(3)) : decodeUnmarked(bytes);
}

function decodeMarked(bytes: Uint8Array): DecodedText {
  if (bytes.length === 0) return refused(DECODE_MESSAGES.empty);
  const text = strictly(bytes, "utf-8");
  if (text !== null) return { kind: "text", text, encoding: "UTF-8", doubt: null };
  const at = firstBad(bytes);
  return refused(DECODE_MESSAGES.broken(lineOf(bytes, at), hex(bytes[at])));
}

function decodeUnmarked(bytes: Uint8Array): DecodedText {
  const text = strictly(bytes, "utf-8");
  if (text !== null) return { kind: "text", text, encoding: "UTF-8", doubt: null };
  const wrong = bytes.findIndex((byte) => UNDEFINED_IN_1252.has(byte));
  if (wrong >= 0) return refused(DECODE_MESSAGES.wrong(lineOf(bytes, wrong), hex(bytes[wrong])));
  const at = firstBad(bytes);
  return {
    kind: "text",
    text: new TextDecoder("windows-1252").decode(bytes),
    encoding: "Windows-1252",
    doubt: DECODE_MESSAGES.guessed(lineOf(bytes, at), hex(bytes[at])),
  };
}

function decodeUtf16(bytes: Uint8Array, encoding: "UTF-16 LE" | "UTF-16 BE"): DecodedText {
  if (bytes.length === 0) return refused(DECODE_MESSAGES.empty);
  const text = strictly(bytes, encoding === "UTF-16 LE" ? "utf-16le" : "utf-16be");
  if (text === null) return refused(DECODE_MESSAGES.brokenUtf16);
  if (text.includes("\0")) return refused(DECODE_MESSAGES.binary);
  return { kind: "text", text, encoding, doubt: null };
}

/** Latin text has a zero in every second byte: behind the letter when little-endian, before it when big-endian. */
function utf16ByZeros(bytes: Uint8Array): "UTF-16 LE" | "UTF-16 BE" | null {
  const sample = bytes.subarray(0, SAMPLE);
  if (bytes.length % 2 !== 0) return null;
  const pairs = Math.floor(sample.length / 2);
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (sample[pair * 2] === 0) even += 1;
    if (sample[pair * 2 + 1] === 0) odd += 1;
  }
  if (even === 0 && odd > pairs * 0.6) return "UTF-16 LE";
  if (odd === 0 && even > pairs * 0.6) return "UTF-16 BE";
  return null;
}

/** Null where a byte does not belong. */
function strictly(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Where the text stops being UTF-8: the first byte of the first character that is none. */
function firstBad(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  while (good < bad) {
    const middle = Math.ceil((good + bad) / 2);
    if (isGoodStart(bytes.subarray(0, middle))) good = middle;
    else bad = middle - 1;
  }
  // Back to where the character begins that was still incomplete there; it has at most four bytes.
  while (strictly(bytes.subarray(0, good), "utf-8") === null) good -= 1;
  return good;
}

function isGoodStart(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isControl(byte: number): boolean {
  return byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c;
}

function lineOf(bytes: Uint8Array, at: number): number {
  let line = 1;
  for (let index = 0; index < at; index += 1) {
    const isEnd = bytes[index] === 0x0a || (bytes[index] === 0x0d && bytes[index + 1] !== 0x0a);
    if (isEnd) line += 1;
  }
  return line;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function hex(byte: number | undefined): string {
  return `0x${(byte ?? 0).toString(16).toUpperCase().padStart(2, "0")}`;
}

function refused(reason: string): DecodedText {
  return { kind: "refused", reason };
}
