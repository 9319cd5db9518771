import { describe, expect, it } from "vitest";
import { chooseStream } from "./choose-stream.ts";

const ORIGINAL = { url: "/uploads/a.flac", type: "audio/flac" };
const SMALL = { url: "/uploads/a.m4a", type: "audio/mp4" };
const playback = { ...ORIGINAL, rendition: SMALL };
const playsAll = { canPlay: () => true, prefersSmall: false };

describe("the file that is played", () => {
  it("is the original where nothing speaks against it", () => {
    expect(chooseStream(playback, "a.flac", playsAll)).toEqual({ ...ORIGINAL, kind: "audio" });
  });

  it("is the small copy on a phone and where data is spared", () => {
    const chosen = chooseStream(playback, "a.flac", { ...playsAll, prefersSmall: true });
    expect(chosen).toEqual({ ...SMALL, kind: "audio" });
  });

  it("is the small copy where the browser cannot play the original", () => {
    const canPlay = (type: string) => type === "audio/mp4";
    expect(chooseStream(playback, "a.flac", { canPlay, prefersSmall: false }).url).toBe(SMALL.url);
  });

  it("is the original where there is no copy, or none that plays", () => {
    const none = { ...ORIGINAL, rendition: null };
    expect(chooseStream(none, "a.flac", { ...playsAll, prefersSmall: true }).url).toBe(
      ORIGINAL.url,
    );
    const canPlay = () => false;
    expect(chooseStream(playback, "a.flac", { canPlay, prefersSmall: true }).url).toBe(
      ORIGINAL.url,
    );
  });

  it.each(["mp4", "mov", "mkv", "webm", "ogv", "avi"])("is a video when it ends in .%s", (end) => {
    const { kind } = chooseStream({ ...ORIGINAL, rendition: null }, `a.${end}`, playsAll);
    expect(kind).toBe("video");
  });
});
