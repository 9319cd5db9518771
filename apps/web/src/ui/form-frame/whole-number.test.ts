import { describe, expect, it } from "vitest";
import { parseWholeNumber, stepped } from "./whole-number.ts";

describe("a whole number as typed", () => {
  it("is read from the start of the text", () => {
    expect(parseWholeNumber("128")).toBe(128);
    expect(parseWholeNumber(" 128 bpm")).toBe(128);
    expect(parseWholeNumber("-3")).toBe(-3);
    expect(parseWholeNumber("3.9")).toBe(3);
  });

  it("is nothing where there is no number", () => {
    expect(parseWholeNumber("")).toBeNull();
    expect(parseWholeNumber("fast")).toBeNull();
  });

  it("is nothing where it is too large to be exact", () => {
    expect(parseWholeNumber("99999999999999999999")).toBeNull();
  });
});

describe("stepping", () => {
  it("adds the step and stays in the range", () => {
    expect(stepped(128, 1, { min: 20, max: 400 })).toBe(129);
    expect(stepped(395, 10, { min: 20, max: 400 })).toBe(400);
    expect(stepped(20, -1, { min: 20, max: 400 })).toBe(20);
  });

  it("begins at 0, or at the end of the range nearest to it", () => {
    expect(stepped(null, 1, { min: 20, max: 400 })).toBe(20);
    expect(stepped(undefined, 1, {})).toBe(1);
  });
});
