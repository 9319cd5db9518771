import { monitorEventLoopDelay } from "node:perf_hooks";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { readPeaks } from "@bandstand/audio/peaks";
import { writeWav } from "@bandstand/audio/write-wav";
import { describe, expect, it } from "vitest";
import type { FileStore } from "../files/file-store.ts";
import { createWorkers } from "../workers/workers.ts";
import { fakeFfmpeg, installedFfmpeg } from "./ffmpeg.fixture.ts";
import { measurePeaks } from "./peaks.ts";
import { elsewhere, newStore, storeBytes, storeFixture } from "./stored.fixture.ts";

const workers = createWorkers();
const measure = (
  files: FileStore,
  ffmpeg: string | null,
  key: string,
  signal = new AbortController().signal,
) => measurePeaks({ files, ffmpeg, workers }, key, { owner: 1, signal });
const decoded = await installedFfmpeg();

/** A second of silence, then one of a tone, left only. */
const sampleRate = 8000;
const left = Float32Array.from({ length: 16_000 }, (_, i) => (i < 8000 ? 0 : Math.sin(i / 3) / 2));
const wav = writeWav({ sampleRate, channels: [left, new Float32Array(16_000)] });

describe("the waveform of a WAV", () => {
  it("is made without any program, at 20 and at 200 points a second", async () => {
    const files = await newStore();
    await storeBytes(files, "song.wav", wav);
    const made = await measure(files, null, "song.wav");
    expect(made?.duration).toBe(2);
    const coarse = made && readPeaks(made.coarse);
    const fine = made && readPeaks(made.fine);
    expect([coarse?.rate, coarse?.values.length]).toEqual([20, 80]);
    expect([fine?.rate, fine?.values.length]).toEqual([200, 800]);
    expect([...(coarse?.values.subarray(0, 40) ?? [])].every((value) => value === 0)).toBe(true);
    expect(Array.from(coarse?.values.subarray(42, 44) ?? [])).toEqual([-63, 64]);
  });

  it("comes with its loudness: a single channel counts for two speakers", async () => {
    const files = await newStore();
    const tone = Float32Array.from(
      { length: 3 * 48_000 },
      (_, i) => 0.1 * Math.sin((2 * Math.PI * 997 * i) / 48_000),
    );
    const write = (key: string, channels: Float32Array[]) =>
      storeBytes(files, key, writeWav({ sampleRate: 48_000, channels }));
    await write("mono.wav", [tone]);
    await write("stereo.wav", [tone, tone]);
    await write("silence.wav", [new Float32Array(48_000)]);
    const of = async (key: string) => (await measure(files, null, key))?.loudness;
    expect(await of("mono.wav")).toBeCloseTo(-20, 1);
    expect(await of("stereo.wav")).toBeCloseTo(-20, 1);
    expect(await of("silence.wav")).toBeNull();
  });

  it.each([
    ["one channel at 8 kHz", 8000, 1],
    ["two channels at 96 kHz", 96_000, 2],
    ["six channels at 48 kHz", 48_000, 6],
  ])("is as long and as loud with %s", async (_shape, sampleRate, channels) => {
    const files = await newStore();
    const tone = Float32Array.from(
      { length: 2 * sampleRate },
      (_, index) => 0.5 * Math.sin((2 * Math.PI * 997 * index) / sampleRate),
    );
    const sound = { sampleRate, channels: Array.from({ length: channels }, () => tone) };
    await storeBytes(files, "song.wav", writeWav(sound));
    const made = await measure(files, null, "song.wav");
    const coarse = made && readPeaks(made.coarse);
    expect([made?.duration, coarse?.values.length]).toEqual([2, 80]);
    expect(Math.max(...(coarse?.values ?? []))).toBe(64);
  });

  it("is made of what there is of one that was cut", async () => {
    const files = await newStore();
    await storeBytes(files, "cut.wav", wav.subarray(0, 44 + 33_001));
    const made = await measure(files, null, "cut.wav");
    expect(made?.duration).toBeCloseTo(1.03, 1);
  });

  it.each([
    ["a head alone", wav.subarray(0, 44)],
    ["half a head", wav.subarray(0, 20)],
    ["no WAV at all", Buffer.from("La la la")],
  ])("is not made of %s", async (_case, bytes) => {
    const files = await newStore();
    await storeBytes(files, "song.wav", bytes);
    expect(await measure(files, null, "song.wav")).toBeNull();
  });

  it("stops when it is told to, and lets the file go", async () => {
    const files = await newStore();
    await storeBytes(files, "song.wav", wav, ...Array.from({ length: 200 }, () => wav));
    const stop = new AbortController();
    const made = measure(files, null, "song.wav", stop.signal);
    stop.abort(new Error("the server stops"));
    await expect(made).rejects.toThrow("the server stops");
  });

  it("leaves room for others while it is made", async () => {
    const files = await newStore();
    const minute = writeWav({ sampleRate: 48_000, channels: [new Float32Array(60 * 48_000)] });
    await storeBytes(files, "song.wav", ...Array.from({ length: 10 }, () => minute));
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    await measure(files, null, "song.wav");
    delays.disable();
    // Nanoseconds; a piece takes less than one of these milliseconds, the rest is for a busy machine.
    expect(delays.percentile(95) / 1e6).toBeLessThan(50);
  });
});

describe("the waveform of a WAV that cannot be", () => {
  it("is left alone, by ffmpeg as well", async () => {
    const files = await newStore();
    const slow = Buffer.from(wav);
    slow.writeUInt32LE(1, 24);
    await storeBytes(files, "slow.wav", slow);
    const ffmpeg = await fakeFfmpeg("head -c 176400 /dev/zero");
    expect(await measure(files, ffmpeg, "slow.wav")).toBeNull();
  });
});

describe("the waveform of anything else", () => {
  it("is left to the browser where there is no ffmpeg", async () => {
    const files = await newStore();
    await storeFixture(files, "tone.mp3");
    expect(await measure(files, null, "tone.mp3")).toBeNull();
  });

  it("is not made of what is not there", async () => {
    const files = await newStore();
    const ffmpeg = await fakeFfmpeg("exit 0");
    expect(await measure(files, ffmpeg, "none.mp3")).toBeNull();
    expect(await measure(elsewhere(files), ffmpeg, "none.mp3")).toBeNull();
  });

  it("comes from what ffmpeg decodes", async () => {
    const files = await newStore();
    await storeFixture(files, "tone.mp3");
    // 44,100 frames of 0x2020, in pieces that do not end with a frame.
    const ffmpeg = await fakeFfmpeg(`head -c 176400 /dev/zero | tr '\\0' '\\040'`);
    const made = await measure(files, ffmpeg, "tone.mp3");
    expect(made?.duration).toBe(1);
    const values = made && readPeaks(made.fine)?.values;
    expect(new Set(values)).toEqual(new Set([Math.round((0x2020 / 0x8000) * 127)]));
  });

  it("is not made where ffmpeg fails", async () => {
    const files = await newStore();
    await storeFixture(files, "tone.mp3");
    const ffmpeg = await fakeFfmpeg("head -c 4000 /dev/zero; exit 1");
    expect(await measure(files, ffmpeg, "tone.mp3")).toBeNull();
  });

  it("comes from a copy of a file that lies elsewhere, which is gone afterwards", async () => {
    const files = await newStore();
    await storeFixture(files, "tone.mp3");
    const ffmpeg = await fakeFfmpeg('echo "$*" > "$0.args"; head -c 176400 /dev/zero');
    const made = await measure(elsewhere(files), ffmpeg, "tone.mp3");
    expect(made?.duration).toBe(1);
    const path = /-i file:(\S+)/.exec(await readFile(`${ffmpeg}.args`, "utf8"))?.[1] ?? "";
    expect(basename(path)).toBe("file.mp3");
    await expect(readFile(path)).rejects.toThrow("ENOENT");
  });

  it
    .skipIf(decoded === null)
    .each([
      "tone.mp3",
      "tone.m4a",
      "tone.ogg",
      "tone.opus",
      "tone.flac",
      "tone.aiff",
      "clip.mp4",
      "clip.mov",
      "clip.mkv",
      "clip.webm",
      "clip.avi",
    ])("is that of the sound in %s: a second of a tone of an eighth", async (name) => {
    const files = await newStore();
    await storeFixture(files, name);
    const made = await measure(files, decoded, name);
    expect(made?.duration).toBeGreaterThan(0.9);
    expect(made?.duration).toBeLessThan(1.2);
    expect(made?.loudness).toBeGreaterThan(-35);
    expect(made?.loudness).toBeLessThan(-15);
    const values = made && readPeaks(made.coarse)?.values;
    expect(values?.at(20)).toBeLessThan(-10);
    expect(values?.at(21)).toBeGreaterThan(10);
  });

  it.skipIf(decoded === null)("is not made of a film without sound, or of text", async () => {
    const files = await newStore();
    await storeFixture(files, "silent.mp4");
    await storeBytes(files, "text.mp3", Buffer.from("La la la ".repeat(1000)));
    expect(await measure(files, decoded, "silent.mp4")).toBeNull();
    expect(await measure(files, decoded, "text.mp3")).toBeNull();
  });
});
