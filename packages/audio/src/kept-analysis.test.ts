import { expect, it } from "vitest";
import { analyse } from "./analysis/analyse.ts";
import { makePiece } from "./analysis/fixtures/piece.fixture.ts";
import { analysisForSettings } from "./kept-analysis.ts";

const BPM = 140;

/** A band in four, whose bars are played in another order of beats, and in as many. */
function played(order: readonly number[]) {
  const { samples, sampleRate, beats } = makePiece({ bpm: BPM, seconds: 32, looseness: 0.003 });
  const [beat, first] = [(60 / BPM) * sampleRate, (beats[0] ?? 0) * sampleRate];
  const bars = Math.floor((samples.length - first) / (4 * beat));
  const places = Array.from({ length: bars }, (_, bar) => order.map((place) => bar * 4 + place));
  const out = new Float32Array(Math.ceil(places.flat().length * beat));
  for (const [to, place] of places.flat().entries()) {
    const from = Math.round(first + place * beat);
    out.set(samples.subarray(from, from + Math.floor(beat)), Math.round(to * beat));
  }
  return { samples: out, sampleRate };
}

const heard = (order: readonly number[]) =>
  analysisForSettings(analyse(played(order)), new Date("2026-11-21T19:00:00Z"));

it("bars of seven are heard in four, and told of as in doubt", () => {
  expect(heard([0, 1, 2, 3])).toMatchObject({ beatsPerBar: 4, barsInDoubt: false });
  expect(heard([0, 1, 2, 3, 2, 3, 2])).toMatchObject({ beatsPerBar: 4, barsInDoubt: true });
});
