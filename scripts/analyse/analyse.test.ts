import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyse } from "@bandstand/audio/analysis/analyse";
import { makePiece } from "@bandstand/audio/analysis/fixtures/piece.fixture";
import { writeWav } from "@bandstand/audio/write-wav";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRecording } from "./read-recording.ts";
import { reportOf } from "./report.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bandstand-analyse-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

describe("npm run analyse", () => {
  it("prints beats, bars, key and chords as JSON", async () => {
    const { samples, sampleRate } = makePiece({ seconds: 12, seed: 3 });
    const path = await fileOf("song.wav", writeWav({ sampleRate, channels: [samples, samples] }));
    const report = reportOf(analyse(await readRecording(path)));
    expect(Object.keys(report)).toEqual([
      "duration",
      "bpm",
      "timeSignature",
      "beats",
      "bars",
      "key",
      "chords",
    ]);
    expect(report).toMatchObject({ duration: 12, timeSignature: "4/4", key: "C" });
    expect(report.bpm).toBeCloseTo(120, 0);
    expect(report.chords[0]).toEqual({
      time: expect.any(Number),
      label: expect.any(String),
      confidence: expect.any(Number),
    });
  });

  it("mixes the channels into one", async () => {
    const channels = [Float32Array.of(1, 0.5, 0), Float32Array.of(0, 0.5, -1)];
    const path = await fileOf("stereo.wav", writeWav({ sampleRate: 8000, channels }, 32));
    const { samples, sampleRate } = await readRecording(path);
    expect(sampleRate).toBe(8000);
    expect([...samples]).toEqual([0.5, 0.5, -0.5]);
  });

  it("says what it needs ffmpeg for where there is none", async () => {
    const path = await fileOf("song.mp3", new Uint8Array([0x49, 0x44, 0x33]));
    await expect(readRecording(path, join(folder, "no-ffmpeg"))).rejects.toThrow(
      "This is no WAV file, and there is no ffmpeg here to read others with.",
    );
  });

  it("says that there is no such file", async () => {
    await expect(readRecording(join(folder, "gone.wav"))).rejects.toThrow("There is no file");
  });
});
