import { describe, expect, it } from "vitest";
import { otherLength } from "./song-length.ts";

describe("the recording's length", () => {
  it.each([
    { seconds: 200, recordingDuration: 287.6, offered: 288 },
    { seconds: null, recordingDuration: 287.6, offered: 288 },
    { seconds: 0, recordingDuration: 30, offered: 30 },
  ])("is there to take over where the song says $seconds", ({ offered, ...song }) => {
    expect(otherLength(song)).toBe(offered);
  });

  it.each([
    { seconds: 288, recordingDuration: 287.6 },
    { seconds: 200, recordingDuration: null },
    { seconds: 200, recordingDuration: 0.2 },
  ])("is not there to take over: $recordingDuration for a song of $seconds", (song) => {
    expect(otherLength(song)).toBeNull();
  });
});
