import { describe, expect, it } from "vitest";
import { unpacked, valueOf, valuesOf } from "./network.ts";

/** Twice what the first input is above 1, less what the second is below 0. */
const network = unpacked({
  inputs: 2,
  hidden: 2,
  mean: "100 0",
  scale: "100 100",
  first: "100 0\n0 -100",
  bias: "0 0",
  second: "200 -100",
});

const value = (inputs: readonly number[], offset?: number) =>
  valueOf(network, Float32Array.from(inputs), offset);

describe("a small network", () => {
  it("adds what its hidden units say, which never is less than nothing", () => {
    expect(value([2.5, 0])).toBeCloseTo(3);
    expect(value([1, -2])).toBeCloseTo(-2);
    expect(value([0, 3])).toBe(0);
  });

  it("takes what is farther than it ever learned for the farthest", () => {
    expect(value([1000, 0])).toBeCloseTo(8);
  });

  it("reads a bar from another of its beats on", () => {
    expect(value([0, 2.5], 1)).toBeCloseTo(3);
  });

  it("says several things of the same hidden units", () => {
    const several = { ...network, second: Float32Array.of(2, -1, 1, 1) };
    expect([...valuesOf(several, Float32Array.of(2.5, -2))]).toEqual([1, 3.5]);
  });
});
