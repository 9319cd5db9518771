import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { valueOf } from "@bandstand/audio/analysis/network";
import { describe, expect, it } from "vitest";
import { createLearner } from "./training.ts";

describe("a small network that learns", () => {
  it("comes to say which of two inputs is alone, which no sum of them tells", () => {
    const random = randomFrom(5);
    const mean = Float32Array.of(0.5, 0.5);
    const learner = createLearner({ hidden: 8, mean, scale: Float32Array.of(2, 2) }, random);
    const cases = [
      [0, 0, 0],
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ] as const;
    for (let round = 0; round < 600; round += 1) {
      // The slope of half the square of what is wrong.
      const slopes = cases.map(
        ([one, other, right]) => learner.tell(Float32Array.of(one, other), 0) - right,
      );
      learner.learn(slopes);
      learner.step(0.02);
    }
    for (const [one, other, right] of cases)
      expect(valueOf(learner.network, Float32Array.of(one, other))).toBeCloseTo(right, 0);
  });
});
