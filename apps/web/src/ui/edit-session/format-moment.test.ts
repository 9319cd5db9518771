import { describe, expect, it } from "vitest";
import { formatRecent } from "./format-moment.ts";

const NOON = new Date(2026, 10, 20, 12, 0);

describe("a moment that is not long ago", () => {
  it("is told by the clock", () => {
    expect(formatRecent(new Date(2026, 10, 20, 9, 5), NOON)).toBe("09:05");
  });

  it("has its day where that was another one", () => {
    expect(formatRecent(new Date(2026, 10, 19, 23, 5), NOON)).toBe("Thu 19-Nov-2026 at 23:05");
  });
});
