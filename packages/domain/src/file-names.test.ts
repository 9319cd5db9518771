import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extensionOf } from "./file-extension.ts";
import { safeFileName, uniqueFileNames } from "./file-names.ts";

describe("the name of a download", () => {
  it.each([
    ["Black Dog.mp3", "Black Dog.mp3"],
    ["Кино – Группа крови.mp3", "Кино – Группа крови.mp3"],
    ["東京 🎸.wav", "東京 🎸.wav"],
    ['AC/DC: Who? "Live".mp3', "AC-DC- Who- -Live-.mp3"],
    ["../../etc/passwd", "-..-etc-passwd"],
    ["C:\\music\\song.mp3", "C-music-song.mp3"],
    ["a\u0000b\r\nc\u202egpj.exe", "ab cgpj.exe"],
    [".htaccess", "htaccess"],
    ["  notes.  ", "notes"],
    ["tab\t and \u0000 spaces", "tab and spaces"],
    ["CON", "_CON"],
    ["nul.txt", "_nul.txt"],
    ["com0.mp3", "_com0.mp3"],
    ["LPT1", "_LPT1"],
    ["Concert.mp3", "Concert.mp3"],
  ])("%j is %j", (name, safe) => expect(safeFileName(name, "song")).toBe(safe));

  it.each(["", "...", " / ", "\u0000"])("falls back when nothing is left of %j", (name) => {
    expect(safeFileName(name, "song")).toBe("song");
  });

  it("is cut to what a file system holds, its extension kept", () => {
    const name = safeFileName(`${"й".repeat(300)}.mp3`, "song");
    expect(new TextEncoder().encode(name).length).toBe(240);
    expect(name.endsWith("й.mp3")).toBe(true);
    expect(safeFileName("a".repeat(300), "song")).toBe("a".repeat(240));
    expect(safeFileName(`${"a".repeat(236)}.flac5`, "song")).toBe(`${"a".repeat(234)}.flac5`);
  });

  it("is made at once, however many dots it has", () => {
    expect(safeFileName(`a${".".repeat(200_000)}b`, "song").length).toBe(1);
  });

  it("is safe for any text, and stays as it is when made safe again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const name = safeFileName(text, "song");
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^[. ]|[. ]$/u);
        expect(name.length).toBeGreaterThan(0);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240);
        expect(safeFileName(name, "song")).toBe(name);
      }),
    );
  });
});

describe("names of files in one folder", () => {
  it("are told apart by a number before the extension, whatever the case", () => {
    expect(uniqueFileNames(["One.mp3", "one.MP3", "Two", "One.mp3", "Two", "One.wav"])).toEqual([
      "One.mp3",
      "one (2).MP3",
      "Two",
      "One (3).mp3",
      "Two (2)",
      "One.wav",
    ]);
  });

  it("do not meet one that had a number from the start", () => {
    expect(uniqueFileNames(["A (2).mp3", "A.mp3", "A.mp3"])).toEqual([
      "A (2).mp3",
      "A.mp3",
      "A (3).mp3",
    ]);
  });

  it("are all different, however many are the same", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("a.mp3", "A.mp3", "a (2).mp3", "b", "b (3)")),
        (names) => {
          const unique = uniqueFileNames(names).map((name) => name.toLowerCase());
          expect(new Set(unique).size).toBe(names.length);
        },
      ),
    );
  });
});

it.each([
  ["song.MP3", "mp3"],
  ["a.tar.gz", "gz"],
  ["no extension", ""],
  [".hidden", ""],
  ["dot.", ""],
  ["folder.d/name", ""],
])("the extension of %s is %j", (name, extension) => expect(extensionOf(name)).toBe(extension));
