import { expect, it } from "vitest";
import { formatTime } from "./time-format.ts";

it("shows the first five characters of a time", () => {
  expect(formatTime("19:30")).toBe("19:30");
  expect(formatTime("19:30:00")).toBe("19:30");
});

it("shows TBC while there is no time", () => {
  expect(formatTime(null)).toBe("TBC");
  expect(formatTime("")).toBe("TBC");
});
