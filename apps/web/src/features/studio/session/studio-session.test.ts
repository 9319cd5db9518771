import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it, vi } from "vitest";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import type { LoadedWork } from "../../../records/studio/work-store.ts";
import { createStudioSession, type SessionOptions } from "./studio-session.ts";
import { silentSound } from "./studio.fixture.ts";

const SONG: PlayableSong = {
  id: 7,
  title: "Northbound Train",
  artist: "The Ardens",
  recordingFilename: "train.mp3",
};

const WORK: LoadedWork = {
  settings: FIRST_SETTINGS,
  notes: "Breathe.",
  sharing: "",
  from: "server",
  wasReset: false,
};

function opened(release = vi.fn()): OpenedRecording {
  return {
    filename: "train.mp3",
    date: null,
    url: "/uploads/train.mp3",
    kind: "audio",
    duration: 222,
    loudness: null,
    isKept: false,
    playback: null,
    keptPeaks: null,
    release,
  };
}

function start(part: Partial<SessionOptions> = {}) {
  const session = createStudioSession({
    song: SONG,
    openRecording: async () => opened(),
    loadWork: async () => WORK,
    openSound: () => silentSound(),
    explain: async () => "unplayable",
    ...part,
  });
  session.start();
  return session;
}

describe("a studio", () => {
  it("opens its recording with what the member kept of it", async () => {
    const session = start();
    expect(session.snapshot()).toEqual({ status: "opening" });
    await expect
      .poll(() => session.snapshot())
      .toMatchObject({ status: "open", work: { notes: "Breathe." } });
  });

  it("begins with the sound as the member left it", async () => {
    const openSound = vi.fn<SessionOptions["openSound"]>(() => silentSound());
    const settings = { ...FIRST_SETTINGS, playbackRate: 0.5 };
    start({ openSound, loadWork: async () => ({ ...WORK, settings }) });
    await expect.poll(() => openSound).toHaveBeenCalled();
    expect(openSound.mock.lastCall?.[1]).toMatchObject({ speed: 0.5 });
  });

  it("opens with the analysis of another recording set aside", async () => {
    const settings = { ...FIRST_SETTINGS, recording: "before.mp3", detectedBeats: [1, 2] };
    const session = start({ loadWork: async () => ({ ...WORK, settings }) });
    await expect
      .poll(() => session.snapshot())
      .toMatchObject({
        work: { settings: { detectedBeats: [], setAside: { recording: "before.mp3" } } },
      });
  });

  it("tells why it could not open, and opens when it is tried again", async () => {
    const openRecording = vi
      .fn<SessionOptions["openRecording"]>()
      .mockRejectedValueOnce(new Error("No network"))
      .mockResolvedValueOnce(opened());
    const session = start({ openRecording, explain: async () => "offline" });
    await expect
      .poll(() => session.snapshot())
      .toMatchObject({ status: "failed", problem: "offline" });
    session.start();
    await expect.poll(() => session.snapshot().status).toBe("open");
  });

  it("asks for its recording once more when the sound breaks off, and goes on from there", async () => {
    const first = silentSound();
    const second = silentSound();
    const openSound = vi
      .fn<SessionOptions["openSound"]>()
      .mockReturnValueOnce(first)
      .mockReturnValueOnce(second);
    const session = start({ openSound });
    await expect.poll(() => session.snapshot().status).toBe("open");
    first.seek(40);
    first.change({ isPlaying: true });
    first.change({ status: "failed", isPlaying: false });
    await expect.poll(() => session.snapshot()).toMatchObject({ sound: second });
    expect(second.position()).toBe(40);
    expect(first.close).toHaveBeenCalledOnce();
  });

  it("takes the server's recording where the copy on the device does not play, and goes on", async () => {
    const kept = silentSound();
    const streamed = silentSound();
    const openSound = vi
      .fn<SessionOptions["openSound"]>()
      .mockReturnValueOnce(kept)
      .mockReturnValueOnce(streamed);
    const openRecording = vi
      .fn<SessionOptions["openRecording"]>()
      .mockResolvedValueOnce({ ...opened(), isKept: true })
      .mockResolvedValueOnce(opened());
    const session = start({ openSound, openRecording });
    await expect.poll(() => session.snapshot().status).toBe("open");
    kept.seek(12);
    kept.change({ status: "failed" });
    await expect.poll(() => session.snapshot()).toMatchObject({ sound: streamed });
    expect(openRecording.mock.lastCall?.[1]).toEqual({ isCopyBroken: true });
    expect(streamed.position()).toBe(12);
  });

  it("says that a copy does not play where the server is away as well", async () => {
    const sound = silentSound();
    const openRecording = vi
      .fn<SessionOptions["openRecording"]>()
      .mockResolvedValueOnce({ ...opened(), isKept: true })
      .mockRejectedValueOnce(new Error("No network"));
    const explain: SessionOptions["explain"] = async () => "offline";
    const session = start({ openSound: () => sound, openRecording, explain });
    await expect.poll(() => session.snapshot().status).toBe("open");
    sound.change({ status: "failed" });
    await expect.poll(() => session.snapshot()).toMatchObject({ problem: "unplayable" });
  });

  it("says why its sound fails for good, keeps the rest, and lets go of both", async () => {
    const release = vi.fn();
    const sound = silentSound();
    const session = start({
      openRecording: async () => opened(release),
      openSound: () => sound,
    });
    await expect.poll(() => session.snapshot().status).toBe("open");
    sound.change({ status: "failed" });
    await expect
      .poll(() => session.snapshot())
      .toMatchObject({ status: "open", problem: "unplayable" });
    expect(sound.close).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledOnce();
  });

  it("lets go of sound and recording when it closes", async () => {
    const release = vi.fn();
    const sound = silentSound();
    const session = start({
      openRecording: async () => opened(release),
      openSound: () => sound,
    });
    await expect.poll(() => session.snapshot().status).toBe("open");
    session.close();
    expect(sound.close).toHaveBeenCalledOnce();
    expect(release).toHaveBeenCalledOnce();
  });

  it("lets go of a recording that comes after it was closed", async () => {
    const release = vi.fn();
    const answer = Promise.withResolvers<OpenedRecording>();
    const session = start({ openRecording: async () => answer.promise });
    session.close();
    answer.resolve(opened(release));
    await expect.poll(() => release).toHaveBeenCalledOnce();
    expect(session.snapshot().status).toBe("opening");
  });
});
