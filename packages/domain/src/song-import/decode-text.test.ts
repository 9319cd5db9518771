import { describe, expect, it } from "vitest";
import { DECODE_MESSAGES, decodeText } from "./decode-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  }
  return bytes;
};
const TEXT = "Title,Artist\nÉtude 😀,شادي\n";

describe("the encoding of a file", () => {
  it("is UTF-8, with a mark or without", () => {
    const expected = { kind: "text", text: TEXT, encoding: "UTF-8", doubt: null };
    expect(decodeText(utf8(TEXT))).toEqual(expected);
    expect(decodeText(utf8(`\uFEFF${TEXT}`))).toEqual(expected);
  });

  it("is UTF-16 of either order, by its mark", () => {
    const marked = `\uFEFF${TEXT}`;
    expect(decodeText(utf16(marked, true))).toMatchObject({ text: TEXT, encoding: "UTF-16 LE" });
    expect(decodeText(utf16(marked, false))).toMatchObject({ text: TEXT, encoding: "UTF-16 BE" });
  });

  it("is UTF-16 without a mark where every second byte is zero", () => {
    const text = "Title,Artist\nHelp!,The Beatles\n";
    expect(decodeText(utf16(text, true))).toMatchObject({ text, encoding: "UTF-16 LE" });
    expect(decodeText(utf16(text, false))).toMatchObject({ text, encoding: "UTF-16 BE" });
  });

  it("is Windows-1252 where it is not UTF-8, which is said with line and byte", () => {
    const bytes = new Uint8Array([...utf8("Title\nCaf"), 0xe9, ...utf8(" \n"), 0x80]);
    expect(decodeText(bytes)).toEqual({
      kind: "text",
      text: "Title\nCafé \n€",
      encoding: "Windows-1252",
      doubt:
        "Line 2 is not UTF-8 (byte 0xE9), so the file was read as Windows-1252. Look at the accented letters.",
    });
  });
});

describe("wrong bytes", () => {
  it("are named where the file is of no known encoding", () => {
    const bytes = new Uint8Array([...utf8("a\nb\nc"), 0x81]);
    expect(decodeText(bytes)).toEqual({
      kind: "refused",
      reason:
        "Line 3 has the byte 0x81, which is neither UTF-8 nor Windows-1252. Save the file as UTF-8 and try again.",
    });
  });

  it("are named where a mark says UTF-8", () => {
    const bytes = new Uint8Array([...utf8("\uFEFFa\r\né"), 0xe9, ...utf8("z")]);
    expect(decodeText(bytes)).toEqual({
      kind: "refused",
      reason: DECODE_MESSAGES.broken(2, "0xE9"),
    });
  });

  it("are found where a character is cut at the end", () => {
    const bytes = new Uint8Array([...utf8("\uFEFFa\n"), 0xf0, 0x9f, 0x98]);
    expect(decodeText(bytes)).toMatchObject({ kind: "refused", reason: /line 2/ });
  });

  it("in UTF-16 are told", () => {
    const halfPair = new Uint8Array([0xff, 0xfe, 0x3d, 0xd8]);
    expect(decodeText(halfPair)).toEqual({ kind: "refused", reason: DECODE_MESSAGES.brokenUtf16 });
  });
});

describe("a file that is no text", () => {
  it.each([
    ["nothing at all", [], DECODE_MESSAGES.empty],
    ["a mark and nothing else", [0xef, 0xbb, 0xbf], DECODE_MESSAGES.empty],
    ["a workbook named .csv", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], DECODE_MESSAGES.workbook],
    ["an old workbook", [0xd0, 0xcf, 0x11, 0xe0, 0xa1], DECODE_MESSAGES.oldWorkbook],
    ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], DECODE_MESSAGES.binary],
    ["bytes with zeros here and there", [0x41, 0x00, 0x00, 0x42, 0x43], DECODE_MESSAGES.binary],
  ])("is refused in words: %s", (_, bytes, reason) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({ kind: "refused", reason });
  });
});
