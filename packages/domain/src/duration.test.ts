import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDuration, formatRunningTime, parseDuration, parseLength } from "./duration.ts";

it.each([
  [0, "0:00"],
  [9.99, "0:09"],
  [185, "3:05"],
  [3599, "59:59"],
  [3723, "1:02:03"],
])("shows the length of %d seconds", (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

it.each([
  [0, "0 min"],
  [2700, "45 min"],
  [7200, "2 h"],
  [12_660, "3 h 31 min"],
  [3599, "1 h"],
])("shows the running time of %d seconds", (seconds, shown) => {
  expect(formatRunningTime(seconds)).toBe(shown);
});

describe("a length that is typed", () => {
  it.each([
    ["90", 90],
    ["90.5", 90.5],
    ["1:30", 90],
    [" 01:30 ", 90],
    ["75:00", 4500],
    ["1:60:00", null],
    ["1:59:59", 7199],
    ["1:02:03.5", 3723.5],
    ["1:60", null],
    ["", null],
    ["1:", null],
    ["-5", null],
    ["1e3", null],
    ["a minute", null],
  ])("%j is %j seconds", (text, seconds) => expect(parseDuration(text)).toBe(seconds));

  it.each([
    ["3:30", 210],
    ["210", 210],
    ["1:02:03", 3723],
    [" 4 ", 4],
    ["abc", null],
    ["3.75", null],
    ["3:30.5", null],
    ["1:99", null],
    ["", null],
  ])("%j is a song of %j whole seconds", (text, seconds) =>
    expect(parseLength(text, "seconds")).toBe(seconds),
  );

  it.each([
    ["20", 1200],
    ["0", 0],
    ["20:00", 1200],
    ["0:20", 20],
    ["1:30:00", 5400],
    ["20 min", null],
    ["2.5", null],
  ])("%j is a break of %j seconds", (text, seconds) =>
    expect(parseLength(text, "minutes")).toBe(seconds),
  );

  it("is what was shown", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seconds) => parseDuration(formatDuration(seconds)) === seconds),
    );
  });
});
