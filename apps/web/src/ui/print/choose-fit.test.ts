import { describe, expect, it } from "vitest";
import { chooseFit, type Trial } from "./choose-fit.ts";

const trial = (fit: number, more: Partial<Trial> = {}): Trial => ({
  columns: 1,
  fit,
  isOnePage: true,
  wrapped: 0,
  isBroken: false,
  ...more,
});

describe("the size of a printed page", () => {
  it("is the largest that is one page", () => {
    expect(chooseFit([trial(1.2, { isOnePage: false }), trial(1), trial(0.8)])?.fit).toBe(1);
  });

  it("is smaller where that keeps titles on one line, within reason", () => {
    expect(chooseFit([trial(1, { wrapped: 0.6 }), trial(0.8)])?.fit).toBe(0.8);
    expect(chooseFit([trial(1, { wrapped: 0.6 }), trial(0.6)])?.fit).toBe(1);
  });

  it("keeps a word whole where that costs little, and breaks one that is longer than any line", () => {
    const broken = trial(1, { isBroken: true });
    expect(chooseFit([broken, trial(0.8, { wrapped: 1 })])?.fit).toBe(0.8);
    expect(chooseFit([broken, trial(0.5)])?.fit).toBe(1);
  });

  it("is in as many columns as make it larger", () => {
    expect(chooseFit([trial(0.9), trial(1.1, { columns: 2 })])?.columns).toBe(2);
  });

  it("is none where nothing is one page", () => {
    expect(chooseFit([trial(0.5, { isOnePage: false })])).toBeNull();
  });
});
