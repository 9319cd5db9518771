import { describe, expect, it } from "vitest";
import { practiceScore } from "../practice-score.fixture.ts";
import { durationOf, secondsAt, spanAt, timelineOf } from "./timeline.ts";

describe("the timeline", () => {
  it("shares a bar evenly among its chords", () => {
    const { spans, bars } = timelineOf(practiceScore);
    expect(bars).toBe(4);
    expect(spans.map(({ chord, start, beats }) => [chord.symbol, start, beats])).toEqual([
      ["C", 0, 4],
      ["Am", 4, 4],
      ["F", 8, 2],
      ["G", 10, 2],
      ["C", 12, 4],
    ]);
  });

  it("tells the chord at any beat, and the last one beyond the end", () => {
    const { spans } = timelineOf(practiceScore);
    expect(spanAt(spans, 9.5).chord.symbol).toBe("F");
    expect(spanAt(spans, 99).chord.symbol).toBe("C");
  });

  it("lasts bars times beats times sixty by the tempo, and the tail", () => {
    expect(durationOf(practiceScore)).toBe((4 * 4 * 60) / 120 + 1);
    expect(secondsAt(practiceScore, 3)).toBe(1.5);
  });

  it("plays a section's chords as often as it says", () => {
    const [verse] = practiceScore.sections;
    const twice = { ...practiceScore, sections: verse ? [{ ...verse, times: 2 }] : [] };
    expect(timelineOf(twice).bars).toBe(8);
  });

  it("counts two beats in a bar of six-eight and three in a waltz", () => {
    expect(timelineOf({ ...practiceScore, meter: "6/8" }).beats).toBe(8);
    expect(timelineOf({ ...practiceScore, meter: "3/4" }).beats).toBe(12);
  });
});
