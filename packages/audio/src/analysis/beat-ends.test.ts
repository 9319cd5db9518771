import { describe, expect, it } from "vitest";
import { fromFirstToLast } from "./beat-ends.ts";

/** Two at each of these frames, of 200. */
function strengthsAt(...frames: number[]): Float32Array {
  const strengths = new Float32Array(200).fill(0.1);
  for (const frame of frames) strengths[frame] = 2;
  return strengths;
}

describe("the ends of a grid of beats", () => {
  it("are not in the hiss before and after", () => {
    const strengths = strengthsAt(60, 80, 100, 120);
    expect(fromFirstToLast([20, 40, 60, 80, 100, 120, 140, 160], strengths)).toEqual([
      60, 80, 100, 120,
    ]);
  });

  it("reach to the first and the last sound", () => {
    const strengths = strengthsAt(38, 80, 100, 163);
    expect(fromFirstToLast([80, 100, 120], strengths)).toEqual([40, 60, 80, 100, 120, 140, 160]);
  });

  it("leave a single beat alone", () => {
    expect(fromFirstToLast([80], strengthsAt(10, 190))).toEqual([80]);
  });
});
