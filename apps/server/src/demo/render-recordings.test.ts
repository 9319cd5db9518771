import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCORES } from "./content/scores/all.ts";
import { type RenderProgress, renderRecordings } from "./render-recordings.ts";
import { durationOf } from "./synth/parts/timeline.ts";
import { SAMPLE_RATE } from "./synth/render-song.ts";

let folder = "";
const shortest = SCORES.toSorted((one, other) => durationOf(one) - durationOf(other)).slice(0, 2);
const titles = shortest.map(({ title }) => title);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bandstand-demo-"));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

describe("rendering the recordings", () => {
  it("writes stereo WAV files of 16 bits as long as their scores, and tells how far it is", async () => {
    const seen: RenderProgress[] = [];
    const paths = await renderRecordings({ folder, titles, onProgress: (step) => seen.push(step) });

    expect(seen.map(({ done, total }) => `${done}/${total}`)).toEqual(["1/2", "2/2"]);
    expect(seen.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
    for (const score of shortest) {
      const file = await readFile(paths.get(score.title) ?? "");
      expect(file.subarray(0, 4).toString("latin1")).toBe("RIFF");
      expect(file.readUInt16LE(22)).toBe(2);
      expect(file.readUInt32LE(24)).toBe(SAMPLE_RATE);
      expect(file.readUInt16LE(34)).toBe(16);
      expect((file.length - 44) / 4 / SAMPLE_RATE).toBeCloseTo(durationOf(score), 3);
    }
  });

  it("leaves what is there, and nothing unfinished", async () => {
    const paths = await renderRecordings({ folder, titles });
    const [path = ""] = paths.values();
    const before = (await stat(path)).mtimeMs;
    const seen: RenderProgress[] = [];
    await renderRecordings({ folder, titles, onProgress: (step) => seen.push(step) });
    expect((await stat(path)).mtimeMs).toBe(before);
    expect(seen).toEqual([]);
    expect((await readdir(folder)).toSorted()).toEqual(
      [...paths.values()].map((one) => one.slice(folder.length + 1)).toSorted(),
    );
  });

  it("stops when it is told to", async () => {
    const elsewhere = join(folder, "stopped");
    const stopping = new AbortController();
    const rendering = renderRecordings({ folder: elsewhere, titles, signal: stopping.signal });
    stopping.abort(new Error("enough"));
    await expect(rendering).rejects.toThrow("enough");
    expect((await readdir(elsewhere)).filter((name) => name.endsWith(".wav"))).toEqual([]);
  });
});
