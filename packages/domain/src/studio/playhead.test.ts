import { describe, expect, it } from "vitest";
import { parsePlayhead } from "./playhead.ts";

describe("the playhead as it is typed", () => {
  it("is in seconds", () => {
    expect(parsePlayhead("90", 222)).toBe(90);
    expect(parsePlayhead(" 12.5 ", 222)).toBe(12.5);
    expect(parsePlayhead("12,5", 222)).toBe(12.5);
  });

  it("is in minutes and seconds", () => {
    expect(parsePlayhead("1:30", 222)).toBe(90);
    expect(parsePlayhead("01:05.5", 222)).toBe(65.5);
    expect(parsePlayhead("1:00:00", 4000)).toBe(3600);
  });

  it("lies within the recording, its ends included", () => {
    expect(parsePlayhead("0", 222)).toBe(0);
    expect(parsePlayhead("222", 222)).toBe(222);
    expect(parsePlayhead("222.1", 222)).toBeNull();
    expect(parsePlayhead("-1", 222)).toBeNull();
  });

  it("is nothing else", () => {
    for (const text of ["", "abc", "1:75", ":30", "1e2", "1.2.3", "0x10"])
      expect(parsePlayhead(text, 222)).toBeNull();
  });
});
