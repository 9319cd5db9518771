import { describe, expect, it } from "vitest";
import {
  invalidFiletype,
  isDocumentName,
  mediaKind,
  isAudioName,
  isRecordingName,
} from "./file-kinds.ts";

describe("a recording", () => {
  it.each(["mp4", "mov", "mkv", "webm", "ogv", "avi", "MP4"])(
    "ending in .%s is video",
    (ending) => {
      expect(mediaKind(`gig.${ending}`)).toBe("video");
    },
  );

  it.each(["mp3", "wav", "m4a", "ogg", "flac"])("ending in .%s is audio", (ending) => {
    expect(mediaKind(`gig.mp4.${ending}`)).toBe("audio");
  });
});

describe("a document", () => {
  it.each(["doc", "png", "jpg", "docx", "xls", "xlsx", "pdf", "jpeg", "gif", "tif", "msg", "PDF"])(
    "may end in .%s",
    (ending) => expect(isDocumentName(`rider.${ending}`)).toBe(true),
  );

  it.each(["rider.exe", "rider.pdf.js", "rider", ".pdf"])("may not be %s", (name) => {
    expect(isDocumentName(name)).toBe(false);
  });

  it("of another kind is refused by its extension", () => {
    expect(invalidFiletype("rider.EXE")).toBe("Invalid Filetype .exe");
  });
});

it("knows recordings by their names, and audio among them", () => {
  expect(["a.MP3", "b.flac", "c.mp4"].map(isRecordingName)).toEqual([true, true, true]);
  expect(["a.pdf", "mp3", "d.mp3.exe"].map(isRecordingName)).toEqual([false, false, false]);
  expect(["a.MP3", "c.mp4"].map(isAudioName)).toEqual([true, false]);
});
