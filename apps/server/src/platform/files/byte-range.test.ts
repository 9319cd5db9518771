import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampSpan, readByteRange } from "./byte-range.ts";

const whole = { kind: "whole" };
const unsatisfiable = { kind: "unsatisfiable" };
const part = (start: number, end: number) => ({ kind: "part", start, end });

describe("reading a Range header for a file of 1000 bytes", () => {
  it.each([
    ["the first 100", "bytes=0-99", part(0, 99)],
    ["the first byte alone", "bytes=0-0", part(0, 0)],
    ["from a byte to the end", "bytes=500-", part(500, 999)],
    ["everything, as players begin", "bytes=0-", part(0, 999)],
    ["the last byte alone", "bytes=999-", part(999, 999)],
    ["an end beyond the file", "bytes=900-5000", part(900, 999)],
    ["an end beyond all numbers", `bytes=900-${"9".repeat(400)}`, part(900, 999)],
    ["the last 100", "bytes=-100", part(900, 999)],
    ["more last bytes than there are", "bytes=-5000", part(0, 999)],
    ["the unit in capitals, with spaces", "BYTES = 1-2 ", part(1, 2)],
  ])("answers %s with that part", (_case, header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected);
  });

  it.each([
    ["a start at the end", "bytes=1000-"],
    ["a start beyond the end", "bytes=5000-6000"],
    ["a start beyond all numbers", `bytes=${"9".repeat(400)}-`],
    ["the last 0 bytes", "bytes=-0"],
  ])("cannot satisfy %s", (_case, header) => {
    expect(readByteRange(header, 1000)).toEqual(unsatisfiable);
  });

  it.each([
    ["no header", undefined],
    ["an empty one", ""],
    ["another unit", "seconds=0-10"],
    ["several ranges", "bytes=0-1,5-6"],
    ["an end before the start", "bytes=5-4"],
    ["no numbers", "bytes=-"],
    ["a negative number", "bytes=--5"],
    ["a fraction", "bytes=0.5-2"],
    ["hexadecimal", "bytes=0x1-0x2"],
    ["something behind", "bytes=0-1; x"],
  ])("answers %s with the whole", (_case, header) => {
    expect(readByteRange(header, 1000)).toEqual(whole);
  });

  it("has no part of an empty file to give", () => {
    expect(readByteRange("bytes=0-", 0)).toEqual(unsatisfiable);
    expect(readByteRange("bytes=-5", 0)).toEqual(whole);
    expect(readByteRange(undefined, 0)).toEqual(whole);
  });

  it("gives parts that lie inside the file, whatever the header", () => {
    const number = fc.oneof(
      fc.constant(""),
      fc.nat().map(String),
      fc.bigInt({ min: 0n }).map(String),
    );
    const header = fc.oneof(
      fc.string(),
      fc.tuple(number, number).map(([a, b]) => `bytes=${a}-${b}`),
    );
    fc.assert(
      fc.property(header, fc.nat(), (text, size) => {
        const range = readByteRange(text, size);
        if (range.kind !== "part") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});

describe("cutting a span at the end of a file", () => {
  it("keeps what lies inside", () => {
    expect(clampSpan({ start: 2, end: 9 }, 5)).toEqual({ start: 2, end: 4 });
    expect(clampSpan({ start: 2, end: 3 }, 5)).toEqual({ start: 2, end: 3 });
  });

  it.each([
    [{ start: 5, end: 9 }, 5],
    [{ start: -1, end: 2 }, 5],
    [{ start: 3, end: 2 }, 5],
    [{ start: Number.NaN, end: 2 }, 5],
    [{ start: 0, end: 0 }, 0],
  ])("refuses %o of %i bytes", (span, size) => {
    expect(() => clampSpan(span, size)).toThrow(RangeError);
  });
});
