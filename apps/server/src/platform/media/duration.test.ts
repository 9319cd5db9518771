import { readFile } from "node:fs/promises";
import { writeWav } from "@bandstand/audio/write-wav";
import { describe, expect, it } from "vitest";
import { countDuration, measureDuration } from "./duration.ts";
import { newStore, storeBytes, storeFixture } from "./stored.fixture.ts";

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

describe("the length of a recording", () => {
  it.each([
    "tone.mp3",
    "frames.mp3",
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
  ])("is told for %s", async (name) => {
    const store = await newStore();
    await storeFixture(store, name);
    const seconds = await measureDuration(store, name);
    expect(seconds).toBeGreaterThan(0.9);
    expect(seconds).toBeLessThan(1.2);
  });

  it("is counted for an mp3 that does not tell it, but not while somebody waits", async () => {
    const store = await newStore();
    const frames = await fixture("variable.mp3");
    // As long as a real one: whether the bit rate varies shows only after a while.
    await storeBytes(store, "long.mp3", ...Array.from({ length: 200 }, () => frames));
    const counted = await countDuration(store, "long.mp3", AbortSignal.timeout(20_000));
    expect(counted).toBeGreaterThan(190);
    expect(counted).toBeLessThan(220);
  });

  it("of a WAV is what is there, whatever its head claims", async () => {
    const store = await newStore();
    const wav = writeWav({ sampleRate: 8000, channels: [new Float32Array(16_000)] });
    await storeBytes(store, "whole.wav", wav);
    expect(await measureDuration(store, "whole.wav")).toBe(2);
    await storeBytes(store, "cut.wav", wav.subarray(0, 44 + 16_000));
    expect(await measureDuration(store, "cut.wav")).toBe(1);
    const unplugged = wav.slice();
    new DataView(unplugged.buffer).setUint32(40, 0, true);
    await storeBytes(store, "unplugged.wav", unplugged);
    expect(await measureDuration(store, "unplugged.wav")).toBe(2);
  });

  it("is not known of what claims to be longer than a day", async () => {
    const store = await newStore();
    const tone = await fixture("tone.flac");
    // The second of five bytes that tell the number of samples, here of 37 hours.
    tone[22] = 0x40;
    await storeBytes(store, "long.flac", tone);
    expect(await measureDuration(store, "long.flac")).toBeNull();
    expect(await countDuration(store, "long.flac", AbortSignal.timeout(20_000))).toBeNull();
  });

  it.each(["mp3", "wav", "ogg", "m4a", "flac", "mkv"])(
    "is not known of a %s that is none",
    async (extension) => {
      const store = await newStore();
      const key = `text.${extension}`;
      await storeBytes(store, key, Buffer.from("La la la, this is the chorus. ".repeat(500)));
      expect(await measureDuration(store, key)).toBeNull();
    },
  );

  it.each(["tone.mp3", "tone.ogg", "tone.m4a", "tone.wav", "clip.mkv", "tone.flac"])(
    "is no error for %s that was cut anywhere",
    async (name) => {
      const store = await newStore();
      const whole = await fixture(name);
      for (const share of [0.001, 0.01, 0.1, 0.5, 0.9]) {
        await storeBytes(store, name, whole.subarray(0, Math.ceil(whole.length * share)));
        const seconds = await measureDuration(store, name);
        if (seconds !== null) expect(seconds).toBeGreaterThan(0);
      }
    },
  );

  it("is not known of an AVI, until a player tells", async () => {
    const store = await newStore();
    await storeFixture(store, "clip.avi");
    expect(await measureDuration(store, "clip.avi")).toBeNull();
  });

  it("is not known of what is not there", async () => {
    const store = await newStore();
    expect(await measureDuration(store, "none.mp3")).toBeNull();
    expect(await measureDuration(store, "none.wav")).toBeNull();
  });
});
