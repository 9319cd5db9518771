import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { loudness } from "../../synth/effects/loudness.ts";
import { KITS } from "../../synth/instruments/drum-kit.ts";
import { barsOf, durationOf, timelineOf } from "../../synth/parts/timeline.ts";
import { renderSong } from "../../synth/render-song.ts";
import type { Score } from "../../synth/score.ts";
import { beatsPerBar } from "../../synth/theory/meter.ts";
import { SCORES } from "./all.ts";
import { chordsHeard, tempoHeard } from "./listening.fixture.ts";

/** Half the product's rate: what is judged here lies below 8 kHz. */
const RATE = 16_000;

const songs: readonly [string, Score][] = SCORES.map((score) => [score.title, score]);

describe("the songs", () => {
  it("are ten, between 75 and 150 seconds long", () => {
    expect(SCORES).toHaveLength(10);
    for (const score of SCORES) {
      expect(durationOf(score)).toBeGreaterThan(75);
      expect(durationOf(score)).toBeLessThan(150);
    }
  });

  it("differ in key, tempo and feel", () => {
    expect(new Set(SCORES.map(({ key }) => key)).size).toBe(10);
    expect(new Set(SCORES.map(({ tempo }) => tempo)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(SCORES.map(({ meter }) => meter))).toEqual(new Set(["4/4", "3/4", "6/8"]));
    expect(SCORES.filter(({ swing }) => swing).length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(songs)("the score of %s", (_, score) => {
  const used = <Thing>(of: (section: Score["sections"][number]) => readonly Thing[]) =>
    new Set(score.sections.flatMap(of));

  it("names no part, groove or motif that is missing, and has none that nobody plays", () => {
    const parts = used(({ plays }) => Object.keys(plays));
    const grooves = used(({ drums, fill }) => [drums, fill].filter((name) => name !== undefined));
    const motifs = used(({ plays }) =>
      Object.entries(plays).flatMap(([name, line]) =>
        score.parts[name]?.role === "lead"
          ? line.split(/\s+/).map((phrase) => phrase.split(":")[0])
          : [],
      ),
    );
    expect(parts).toEqual(new Set(Object.keys(score.parts)));
    expect(grooves).toEqual(new Set(Object.keys(score.grooves)));
    expect(motifs).toEqual(new Set(Object.keys(score.motifs)));
  });

  it("asks the kit for drums that it has", () => {
    const pieces = Object.values(score.grooves).flatMap((groove) => Object.keys(groove));
    expect(pieces.filter((piece) => !(piece in KITS[score.kit]))).toEqual([]);
  });

  it("uses only signs that the players read", () => {
    for (const { plays } of score.sections) {
      for (const [name, line] of Object.entries(plays)) {
        const role = score.parts[name]?.role;
        if (role === "bass") expect(line).toMatch(/^[Rr35678<.| -]+$/);
        if (role === "chords") expect(line).toMatch(/^[DdUuxBO1-6.| -]+$/);
      }
    }
    for (const motif of Object.values(score.motifs)) expect(motif).toMatch(/^[x.| -]+$/);
  });

  it("lets phrases fill their sections to the last bar", () => {
    for (const { section, bars } of timelineOf(score).sections) {
      for (const [name, line] of Object.entries(section.plays)) {
        if (score.parts[name]?.role !== "lead") continue;
        const phrases = line.split(/\s+/).map((phrase) => phrase.split(":")[0] ?? "");
        const length = phrases.reduce(
          (sum, motif) => sum + barsOf(score.motifs[motif] ?? "").length,
          0,
        );
        expect(bars % length, `${section.name}, ${name}`).toBe(0);
      }
    }
  });
});

const hashes = new Set<string>();

describe.each(songs)("the recording of %s", (_, score) => {
  let left = new Float32Array();
  let right = new Float32Array();
  let mono = new Float32Array();

  beforeAll(() => {
    const sound = renderSong(score, RATE);
    left = Float32Array.from(sound.left);
    right = Float32Array.from(sound.right);
    mono = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
  });

  it("lasts bars times beats times sixty by the tempo, and the tail", () => {
    const { bars } = timelineOf(score);
    const seconds = (bars * beatsPerBar(score.meter) * 60) / score.tempo + score.tail;
    expect(left.length).toBe(Math.round(seconds * RATE));
    expect(right.length).toBe(left.length);
  });

  it("neither clips nor breaks, and has no direct current", () => {
    for (const side of [left, right]) {
      let peak = 0;
      let sum = 0;
      for (const sample of side) {
        peak = Math.max(peak, Math.abs(sample));
        sum += sample;
      }
      expect(peak).toBeLessThanOrEqual(0.8914);
      expect(peak).toBeGreaterThan(0.5);
      expect(Math.abs(sum / side.length)).toBeLessThan(1e-4);
    }
  });

  it("is as loud as the others, left and right alike", () => {
    expect(loudness([left, right], RATE)).toBeGreaterThan(-16);
    expect(loudness([left, right], RATE)).toBeLessThan(-14);
    expect(Math.abs(loudness([left], RATE) - loudness([right], RATE))).toBeLessThan(2);
  });

  it("keeps its tempo to a tenth of a per cent", () => {
    expect(tempoHeard(mono, score.tempo, RATE) / score.tempo).toBeCloseTo(1, 3);
  });

  it("sounds the chords of the chart", () => {
    expect(chordsHeard(mono, score, RATE, 3)).toBeGreaterThan(0.94);
  });

  it("is like none of the others", () => {
    const hash = createHash("sha256").update(left).digest("hex");
    expect(hashes.has(hash)).toBe(false);
    hashes.add(hash);
  });
});
