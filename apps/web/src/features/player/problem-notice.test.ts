import { expect, it } from "vitest";
import { problemNotice } from "./problem-notice.ts";

const song = { id: 1, title: "Low Tide", artist: "The Coves", recordingFilename: "a.mp3" };

it("a song that does not play is told by what is wrong with it", () => {
  const video = { ...song, recordingFilename: "a.mp4" };
  expect([
    problemNotice("missing", song),
    problemNotice("missing", video),
    problemNotice("offline", song),
    problemNotice("unplayable", song),
  ]).toMatchObject([
    { title: "No audio file found to play" },
    { title: "No video file found to play" },
    { title: 'Error playing "Low Tide"' },
    { title: "Error playing recording" },
  ]);
});
