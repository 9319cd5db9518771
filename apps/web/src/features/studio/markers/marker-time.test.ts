import { describe, expect, it } from "vitest";
import { parseMarkerTime, timeMessage } from "./marker-time.ts";

describe("the time of a marker", () => {
  it("is a number of seconds within the recording", () => {
    expect(parseMarkerTime("0", 200)).toBe(0);
    expect(parseMarkerTime("12.34", 200)).toBe(12.34);
    expect(parseMarkerTime("12,5", 200)).toBe(12.5);
    expect(parseMarkerTime("200", 200)).toBe(200);
  });

  it.each(["", " ", "-0.1", "200.01", "abc", "1:30", "Infinity"])("is not %j", (text) => {
    expect(parseMarkerTime(text, 200)).toBeNull();
  });

  it("says what it may be", () => {
    expect(timeMessage(200.06)).toBe("From 0 to 200 seconds (3:20)");
  });
});
