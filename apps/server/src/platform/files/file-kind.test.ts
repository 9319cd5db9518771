import { createReadStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inspectFile, judgeFile, type FileUse } from "./file-kind.ts";
import { beginsMp3 } from "./mpeg-audio.ts";

const fixture = (name: string) => new URL(`../media/fixtures/${name}`, import.meta.url);
const read = (name: string) => readFileSync(fixture(name));
const judge = async (content: string | Uint8Array, name: string, use: FileUse = "recording") => {
  const verdict = await judgeFile(Buffer.from(content), name, use);
  return verdict.accepted ? verdict.extension : verdict.reason;
};
const oldOffice = Buffer.from("d0cf11e0a1b11ae1", "hex");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("recordings", () => {
  it.each([
    "tone.mp3",
    "frames.mp3",
    "variable.mp3",
    "tone.wav",
    "tone.m4a",
    "tone.ogg",
    "tone.opus",
    "tone.flac",
    "tone.aiff",
    "clip.webm",
    "clip.mp4",
    "clip.mov",
    "clip.mkv",
    "clip.avi",
  ])("takes %s as what it is", async (name) => {
    expect(await judge(read(name), name)).toBe(name.split(".")[1]);
    expect(await judge(read(name), name.toUpperCase())).toBe(name.split(".")[1]);
  });

  it.each([
    ["a WAV called mp3", "tone.wav", "song.mp3", "wav"],
    ["an M4A called mp3", "tone.m4a", "song.mp3", "m4a"],
    ["an mp3 without any extension", "tone.mp3", "song", "mp3"],
    ["an mp3 called pdf", "tone.mp3", "song.pdf", "mp3"],
    ["sound alone in an mp4 called m4a", "clip.mp4", "song.m4a", "m4a"],
    ["opus called ogg", "tone.opus", "song.ogg", "ogg"],
    ["a film called m4a, by its QuickTime brand", "clip.mov", "song.m4a", "m4a"],
    ["an aif", "tone.aiff", "song.aif", "aif"],
  ])("takes %s under a name that is true", async (_case, name, claimed, extension) => {
    expect(await judge(read(name), claimed)).toBe(extension);
  });

  it("tells the type to store", async () => {
    expect(await judgeFile(read("tone.ogg"), "x.ogg", "recording")).toEqual({
      accepted: true,
      extension: "ogg",
      contentType: "audio/ogg",
      class: "audio",
    });
  });

  it("takes an mp3 whose tag, with its picture, is longer than what is looked at", async () => {
    const tag = Buffer.from("ID3\x04\0\0\0\x7f\x7f\x7f", "latin1");
    expect(await judge(Buffer.concat([tag, Buffer.alloc(60_000)]), "song.mp3")).toBe("mp3");
  });

  it("takes an mp3 with two tags and some junk before its first frame", async () => {
    const tag = Buffer.from("ID3\x03\0\0\0\0\0\x04abcd", "latin1");
    const whole = Buffer.concat([tag, tag, Buffer.alloc(417), read("frames.mp3")]);
    expect(await judge(whole, "song.mp3")).toBe("mp3");
  });

  it.each([
    ["an empty file", "", "empty"],
    ["text", "La la la, this is the chorus.\n".repeat(200), "unknown"],
    [
      "text that begins as a tag does",
      "ID3 tags are a way to name songs.\n".repeat(200),
      "unknown",
    ],
    [
      "text that a QuickTime file could begin with",
      "The free concert in the park\n".repeat(9),
      "unknown",
    ],
    ["text that another sound file could begin with", "FORM and function\n".repeat(9), "unknown"],
    ["one byte", "\xff", "unknown"],
    [
      "a single frame header before text",
      Buffer.from("fffb9064".padEnd(4000, "20"), "hex"),
      "unknown",
    ],
    ["text in UTF-16", Buffer.from("\ufeffLa la la", "utf16le"), "unknown"],
    ["a web page", "<!doctype html><script>alert(1)</script>", "unknown"],
    [
      "a drawing with a script",
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      "unknown",
    ],
    ["a program", Buffer.from("7f454c46020101000000000000000000", "hex"), "unknown"],
    ["a picture", png, "wrong-kind"],
    ["a PDF", "%PDF-1.7\n", "wrong-kind"],
  ])("refuses %s named .mp3", async (_case, content, reason) => {
    expect(await judge(content, "song.mp3")).toBe(reason);
    expect(await judge(content, "song.mov")).toBe(reason);
  });
});

describe("documents and pictures", () => {
  it.each([
    ["rider.docx", "docx"],
    ["stock.xlsx", "xlsx"],
  ])("takes %s", async (name, extension) => {
    expect(await judge(read(name), name, "document")).toBe(extension);
  });

  it.each(["doc", "xls", "msg"])("takes an old office file called %s", async (extension) => {
    expect(await judge(oldOffice, `rider.${extension}`, "document")).toBe(extension);
  });

  it("refuses an old office file that does not say which", async () => {
    expect(await judge(oldOffice, "rider.pdf", "document")).toBe("unknown");
  });

  it("refuses an archive called docx", async () => {
    expect(await judge(Buffer.from("PK\x03\x04plain"), "rider.docx", "document")).toBe("unknown");
  });

  it("takes a PDF and pictures", async () => {
    expect(await judge("%PDF-1.7\n", "plot.pdf", "document")).toBe("pdf");
    expect(await judge(png, "poster.png", "document")).toBe("png");
    expect(await judge(png, "logo.jpg", "picture")).toBe("png");
  });

  it("refuses a recording as either", async () => {
    expect(await judge(read("tone.mp3"), "a.mp3", "document")).toBe("wrong-kind");
    expect(await judge(read("tone.mp3"), "a.png", "picture")).toBe("wrong-kind");
  });
});

describe("inspecting a stream", () => {
  it("judges it and leaves the whole to be stored", async () => {
    const source = createReadStream(fixture("clip.avi"), { highWaterMark: 100 });
    const { verdict, stream } = await inspectFile(source, "clip.avi", "recording");
    expect(verdict).toMatchObject({ accepted: true, extension: "avi", class: "video" });
    expect((await buffer(stream)).equals(read("clip.avi"))).toBe(true);
  });

  it("judges an empty one", async () => {
    const { verdict } = await inspectFile(Readable.from([]), "song.mp3", "recording");
    expect(verdict).toEqual({ accepted: false, reason: "empty" });
  });

  it("always comes to a verdict, whatever the bytes", async () => {
    const magic = fc.constantFrom(
      "ID3\x03\0\0",
      "\xff\xfb\x90",
      "RIFF\0\0\0\0WAVE",
      "PK\x03\x04",
      "\0\0\0\x20ftyp",
      "OggS",
    );
    const content = fc.tuple(fc.oneof(magic, fc.constant("")), fc.uint8Array({ maxLength: 300 }));
    await fc.assert(
      fc.asyncProperty(content, async ([start, rest]) => {
        const bytes = Buffer.concat([Buffer.from(start, "latin1"), rest]);
        expect(typeof (await judgeFile(bytes, "a.mp3", "recording")).accepted).toBe("boolean");
        expect(typeof beginsMp3(bytes)).toBe("boolean");
      }),
    );
  });
});

describe("TIFFs", () => {
  // The directory stands where the head says, for most scanners behind the picture.
  const scan = (order: string, offset: string) =>
    Buffer.concat([Buffer.from(order + offset, "hex"), Buffer.alloc(64)]);

  it.each([
    ["Intel's order", scan("49492a00", "167d0500")],
    ["Motorola's order", scan("4d4d002a", "00057d16")],
  ])("are known in %s, however far behind their directory stands", async (_, head) => {
    expect(await judge(head, "plan.tif", "document")).toBe("tif");
  });

  it("are not what merely begins with the same letters", async () => {
    expect(await judge("MM, dear band, and some words", "plan.tif", "document")).toBe("unknown");
  });
});
