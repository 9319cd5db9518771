import { describe, expect, it } from "vitest";
import { cacheState } from "./cache-state.ts";

const WELL = { keep: null, isOnline: true, hasFailed: false };

describe("the state of the song in the player", () => {
  it("is cached once the song is on the device, with a network and without", () => {
    expect(cacheState({ ...WELL, keep: "cached" })).toBe("cached");
    expect(cacheState({ ...WELL, keep: "cached", isOnline: false })).toBe("cached");
  });

  it("is still cached when the song has a newer recording", () => {
    expect(cacheState({ ...WELL, keep: "stale" })).toBe("cached");
  });

  it("is offline without a network for a song that is not on the device", () => {
    expect(cacheState({ ...WELL, isOnline: false })).toBe("offline");
    expect(cacheState({ ...WELL, isOnline: false, hasFailed: true })).toBe("offline");
  });

  it("is downloading while the song is on its way", () => {
    expect(cacheState({ ...WELL, keep: "downloading", isOnline: false })).toBe("downloading");
  });

  it("is an error where the song does not play or was not brought here", () => {
    expect(cacheState({ ...WELL, hasFailed: true })).toBe("error");
    expect(cacheState({ ...WELL, keep: "error" })).toBe("error");
  });

  it("is nothing to speak of for a song from the server", () => {
    expect(cacheState(WELL)).toBeNull();
  });
});
