import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePiece } from "@bandstand/audio/analysis/fixtures/piece.fixture";
import { writeWav } from "@bandstand/audio/write-wav";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hearRecordings } from "./hear-recordings.ts";

const NOW = new Date("2026-11-20T18:00:00.000Z");
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bandstand-heard-"));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe("listening to recordings", () => {
  it("finds their beats, key and chords by ear", async () => {
    const { samples, sampleRate } = makePiece({ bpm: 120, seconds: 16 });
    const path = join(folder, "piece.wav");
    await writeFile(path, writeWav({ sampleRate, channels: [samples, samples] }));
    const heard = await hearRecordings({ recordings: new Map([["Piece", path]]), now: NOW });
    const { analysisResults, detectedBeats, detectedChords } = heard.get("Piece") ?? {};
    expect(analysisResults?.bpm).toBeCloseTo(120, 0);
    expect(analysisResults?.analyzedAt).toBe("2026-11-20T18:00:00.000Z");
    expect(detectedBeats?.length).toBeGreaterThan(25);
    expect(detectedChords?.length).toBeGreaterThan(2);
  });

  it("fails where there is no recording", async () => {
    const recordings = new Map([["Nothing", join(folder, "nothing.wav")]]);
    await expect(hearRecordings({ recordings, now: NOW })).rejects.toThrow("ENOENT");
  });
});
