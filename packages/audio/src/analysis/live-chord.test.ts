import { describe, expect, it } from "vitest";
import { analyserFrames } from "./fixtures/analyser.fixture.ts";
import { makePiece, type PieceOptions } from "./fixtures/piece.fixture.ts";
import {
  ANALYSER_SIZE,
  createLiveChords,
  IDLE_POLL_MS,
  KEPT_FROM,
  POLL_MS,
  SHOWN_FROM,
} from "./live-chord.ts";

const RATE = 44_100;
const MINOR_OVER_BASS: Partial<PieceOptions> = {
  seed: 14,
  isMinor: true,
  progression: [0, 3, 4, 0],
  comp: "beats",
  compTimbre: "electric piano",
  bass: "on one",
  levels: { drums: 0.3, comp: 0.1, bass: 0.34, melody: 0 },
};

/** Labels, one each 100 ms. */
function polled(samples: Float32Array): (string | null)[] {
  const live = createLiveChords(RATE);
  return analyserFrames(samples, RATE).map((frame) => live.poll(frame).label);
}

describe("the chord that sounds now", () => {
  it("is polled every 100 ms, at rest every 500, and shown from a confidence of 0.35 down to 0.25", () => {
    expect([POLL_MS, IDLE_POLL_MS, ANALYSER_SIZE]).toEqual([100, 500, 4096]);
    expect([SHOWN_FROM, KEPT_FROM]).toEqual([0.35, 0.25]);
  });

  it.each<[string, Partial<PieceOptions>]>([
    ["in a song", { seed: 12 }],
    ["however the band is tuned", { seed: 13, tuning: 429, isMinor: true }],
    ["over a bass whose overtones are major", MINOR_OVER_BASS],
    ["with a tune above", { seed: 15, melody: "bell" }],
  ])("is right in nine polls of ten %s", (_, options) => {
    const piece = makePiece({
      seconds: 20,
      comp: "held",
      compTimbre: "organ",
      drums: "quiet",
      ...options,
    });
    let polls = 0;
    let right = 0;
    for (const [i, label] of polled(piece.samples).entries()) {
      const time = i / 10;
      const chord = piece.chords.findLast((one) => one.time <= time);
      // Five polls are averaged, so that a new chord takes half of them to be shown.
      if (!chord || time - chord.time < 0.35) continue;
      polls += 1;
      if (label === chord.label) right += 1;
    }
    expect(right / polls).toBeGreaterThan(0.9);
  });

  it("is none in silence", () => {
    expect(createLiveChords(RATE).poll(new Float32Array(2048).fill(-120))).toEqual({
      label: null,
      confidence: 0,
    });
  });

  it("is none in an analyser that has read nothing yet", () => {
    const nothing = new Float32Array(2048).fill(Number.NEGATIVE_INFINITY);
    expect(createLiveChords(RATE).poll(nothing).label).toBeNull();
  });

  it("is forgotten on a reset", () => {
    const live = createLiveChords(RATE);
    const piece = makePiece({
      seconds: 3,
      comp: "held",
      compTimbre: "organ",
      drums: "none",
      start: 0,
    });
    for (const frame of analyserFrames(piece.samples, RATE)) live.poll(frame);
    live.reset();
    expect(live.poll(new Float32Array(2048).fill(-120)).label).toBeNull();
  });
});
