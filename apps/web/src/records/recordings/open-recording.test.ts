import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import type { OpenedRecording, PlayableSong } from "../player/playable.ts";
import { keptRecording } from "./kept-recording.fixture.ts";
import { recordingOpener } from "./open-recording.ts";

const SONG: PlayableSong = {
  id: 1,
  title: "Paper Lanterns",
  artist: "The Coves",
  recordingFilename: "1.mp3",
  recordingDate: "2026-11-01T10:00:00.000Z",
};
const NEWER = { ...SONG, recordingDate: "2026-11-02T10:00:00.000Z" };
const STREAMED: OpenedRecording = {
  filename: "1.mp3",
  date: null,
  url: "/uploads/1.mp3",
  kind: "audio",
  duration: 200,
  loudness: null,
  isKept: false,
  playback: null,
  keptPeaks: null,
  release: () => {},
};

const kept = async () => keptRecording(1);
const none = async () => null;
const stream = async () => STREAMED;
const refusing = (error: Error) => async () => {
  throw error;
};

describe("opening a recording", () => {
  it("takes the copy on the device, and asks nobody", async () => {
    const open = recordingOpener({ find: kept, stream: refusing(new Error("asked")) });
    const recording = await open(SONG);
    expect(recording).toMatchObject({ isKept: true, kind: "audio", duration: 200, loudness: -14 });
    expect(recording.url).toMatch(/^blob:/);
    recording.release();
  });

  it("streams what is not kept", async () => {
    expect(await recordingOpener({ find: none, stream })(SONG)).toBe(STREAMED);
  });

  it("streams what is kept where the copy does not play", async () => {
    const open = recordingOpener({ find: kept, stream });
    expect(await open(SONG, { isCopyBroken: true })).toBe(STREAMED);
    const away = recordingOpener({ find: kept, stream: refusing(new Offline()) });
    await expect(away(SONG, { isCopyBroken: true })).rejects.toBeInstanceOf(Offline);
  });

  it("streams the newer recording where the copy is stale", async () => {
    expect(await recordingOpener({ find: kept, stream })(NEWER)).toBe(STREAMED);
  });

  it.each([new Offline(), new Failure("unexpected"), new Failure("database_away")])(
    "falls back to a stale copy where the server fails: %s",
    async (error) => {
      const recording = await recordingOpener({ find: kept, stream: refusing(error) })(NEWER);
      expect(recording.isKept).toBe(true);
      recording.release();
    },
  );

  it("keeps back a copy of what the server refuses", async () => {
    const open = recordingOpener({ find: kept, stream: refusing(new Failure("no_recording")) });
    await expect(open(NEWER)).rejects.toBeInstanceOf(Failure);
  });

  it("shows a kept video as one", async () => {
    const video = keptRecording(1, { blob: new Blob(["v"], { type: "video/mp4" }) });
    video.metadata.recordingFilename = "1.mp4";
    const recording = await recordingOpener({ find: async () => video, stream })(SONG);
    expect(recording.kind).toBe("video");
    recording.release();
  });
});
