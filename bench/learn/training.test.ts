import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { valueOf, valuesOf } from "@bandstand/audio/analysis/network";
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

  it("comes to say several things at once", () => {
    const random = randomFrom(6);
    const shape = {
      hidden: 8,
      outputs: 2,
      mean: Float32Array.of(0, 0),
      scale: Float32Array.of(1, 1),
    };
    const learner = createLearner(shape, random);
    const cases = [
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const;
    const right = ([one, other]: readonly [number, number]) => [one + other, one - other];
    for (let round = 0; round < 800; round += 1) {
      const slopes = cases.map((inputs) => {
        const told = learner.tellAll(Float32Array.from(inputs));
        return right(inputs).map((value, i) => (told[i] ?? 0) - value);
      });
      learner.learnAll(slopes);
      learner.step(0.02);
    }
    for (const inputs of cases) {
      const told = valuesOf(learner.network, Float32Array.from(inputs));
      for (const [i, value] of right(inputs).entries()) expect(told[i]).toBeCloseTo(value, 0);
    }
  });
});
