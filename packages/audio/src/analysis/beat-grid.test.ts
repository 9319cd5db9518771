import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asFew, type Reading, type Told } from "./beat-grid.ts";
import { FRAME_RATE } from "./onsets.ts";

const COUNT = 40;

/** At a tempo, from a share of a beat on, as likely as its score says. */
function told(tempo: number, from: number, score: number): Told {
  const period = (60 * FRAME_RATE) / tempo;
  const beats = Array.from({ length: COUNT }, (_, i) => (from + i) * period);
  const none = new Float32Array(0);
  const grid = { tempo, beats, general: none, two: none, three: none, four: none };
  const reading: Reading = {
    grid,
    beatsPerBar: 4,
    firstBar: 0,
    barConfidence: 1,
    refined: null,
    score,
  };
  return { reading, beats };
}

const scores = (all: readonly Reading[]) =>
  all.map(({ grid: { tempo }, score }) => [tempo, Number(score.toFixed(2))]);

describe("readings that are all but the same", () => {
  it("are one, and win together over what each of them loses to", () => {
    const halved = told(110, 0, 6.4);
    const [one, other] = [told(220, 0, 5.9), told(220, 0.05, 5.6)];
    expect(scores(asFew([halved, one, other]))).toEqual([
      [220, 6.45],
      [110, 6.4],
    ]);
  });

  it("are two where one lies between the beats of the other", () => {
    expect(scores(asFew([told(146, 0.5, 4.8), told(146, 0, 4.9)]))).toEqual([
      [146, 4.9],
      [146, 4.8],
    ]);
  });

  it("are told apart by where the players are, not by where they were tracked", () => {
    const blurred = { ...told(220, 0.4, 4), beats: told(220, 0, 0).beats };
    expect(asFew([told(220, 0, 5), blurred])).toHaveLength(1);
  });

  it("are one where two tempi were looked for and led to the same beats", () => {
    const slower = { ...told(104, 0, 3), beats: told(110, 0, 0).beats };
    expect(scores(asFew([told(110, 0, 3), slower]))).toEqual([[110, 3.69]]);
  });

  it("keep all odds there were", () => {
    const any = fc.tuple(
      fc.constantFrom(55, 110, 165, 220),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.double({ min: -8, max: 20, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 12 }), (all) => {
        const few = asFew(all.map((one) => told(...one)));
        const odds = (scores: readonly number[]) =>
          scores.reduce((sum, score) => sum + Math.exp(score), 0);
        const before = odds(all.map(([, , score]) => score));
        expect(odds(few.map(({ score }) => score)) / before).toBeCloseTo(1, 6);
        expect(few).toEqual(few.toSorted((one, other) => other.score - one.score));
      }),
    );
  });
});
