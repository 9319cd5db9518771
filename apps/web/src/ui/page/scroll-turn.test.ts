import { describe, expect, it } from "vitest";
import { AT_TOP, scrolledTo } from "./scroll-turn.ts";

const after = (...tops: number[]) => tops.reduce(scrolledTo, AT_TOP).isAway;

describe("what floats over a page", () => {
  it("goes while one scrolls down", () => {
    expect(after(40)).toBe(true);
    expect(after(5, 9, 13)).toBe(true);
  });

  it("comes back as soon as one scrolls up, and at the top", () => {
    expect(after(400, 380)).toBe(false);
    expect(after(400, 0)).toBe(false);
  });

  it("stays as it is while the page trembles", () => {
    expect(after(400, 395, 402)).toBe(true);
    expect(after(8)).toBe(false);
  });
});
