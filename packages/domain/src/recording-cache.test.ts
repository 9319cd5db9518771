import { describe, expect, it } from "vitest";
import { downloadStallTimeout, isStale } from "./recording-cache.ts";

describe("a kept recording", () => {
  it("is stale once the song has a newer one", () => {
    expect(isStale("2026-11-02T10:00:00.000Z", "2026-11-01T10:00:00.000Z")).toBe(true);
  });

  it("is valid while it is the song's own, or newer than what the list knows", () => {
    expect(isStale("2026-11-01T10:00:00.000Z", "2026-11-01T10:00:00.000Z")).toBe(false);
    expect(isStale("2026-11-01T10:00:00.000Z", "2026-11-02T10:00:00.000Z")).toBe(false);
  });

  it("is compared by the moment, not by the spelling", () => {
    expect(isStale("2026-11-01T10:00:00Z", "2026-11-01T10:00:00.000Z")).toBe(false);
  });

  it("is valid where nobody knows the date of the song's recording", () => {
    expect(isStale(null, "2026-11-01T10:00:00.000Z")).toBe(false);
    expect(isStale(undefined, null)).toBe(false);
    expect(isStale("2026-11-01T10:00:00.000Z", null)).toBe(true);
  });
});

describe("a download", () => {
  it("may stand still for 30 s on a phone and for 15 s elsewhere", () => {
    expect(downloadStallTimeout(767)).toBe(30_000);
    expect(downloadStallTimeout(768)).toBe(15_000);
  });
});
