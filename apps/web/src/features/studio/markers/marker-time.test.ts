import { describe, expect, it } from "vitest";
import { markerTimeText, parseMarkerTime, timeMessage } from "./marker-time.ts";

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

  it("is shown to a tenth, and never behind the end", () => {
    expect(markerTimeText(12.3)).toBe("12.3");
    expect(markerTimeText(4.4 + 0.2)).toBe("4.6");
    expect(markerTimeText(29.97)).toBe("29.9");
    expect(markerTimeText(7)).toBe("7");
  });

  it("says what it may be", () => {
    expect(timeMessage(200.06)).toBe("From 0 to 200 seconds (3:20)");
  });
});
