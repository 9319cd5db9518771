import { describe, expect, it } from "vitest";
import { createSlowdown, delaySeconds } from "./slowdown.ts";

describe("a delay", () => {
  it.each([
    [-5, 0],
    [0, 0],
    [1, 1],
    [99, 1],
    [100, 2],
    [200, 4],
    [300, 5],
    [1_000_000, 5],
  ])("after %i tries too many is %i seconds", (excess, seconds) => {
    expect(delaySeconds(excess)).toBe(seconds);
  });
});

describe("slowing down", () => {
  it("leaves alone what is not too much", async () => {
    const times: number[] = [];
    const slowdown = createSlowdown({ sleep: async (time) => times.push(time) });
    await slowdown.wait(0);
    await slowdown.wait(1);
    expect(times).toEqual([1000]);
  });

  it("lets so many wait at once and no more, and others again when those are through", async () => {
    const { promise: dawn, resolve: rise } = Promise.withResolvers<void>();
    let asleep = 0;
    const slowdown = createSlowdown({
      most: 2,
      sleep: () => {
        asleep += 1;
        return dawn;
      },
    });
    const waiting = [slowdown.wait(1), slowdown.wait(1)];
    await slowdown.wait(1);
    expect(asleep).toBe(2);
    rise();
    await Promise.all(waiting);
    await slowdown.wait(1);
    expect(asleep).toBe(3);
  });
});
