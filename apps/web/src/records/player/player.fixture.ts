/** A player over elements that make no sound, for tests. */
import { Offline } from "../../lib/http/call-errors.ts";
import type { Level, Output } from "./output.ts";
import type { Media, MediaKind, OpenedRecording, PlayableSong } from "./playable.ts";
import { createPlayer } from "./player.ts";
import type { PlayerSettings } from "./player-settings.ts";
import type { PlayerProblem } from "./player-state.ts";

export class SilentMedia extends EventTarget implements Media {
  src = "";
  currentTime = 0;
  duration = Number.NaN;
  paused = true;
  error: unknown = null;
  refuses: Error | null = null;

  async play(): Promise<void> {
    if (this.refuses) throw this.refuses;
    this.paused = false;
    this.tell("playing");
  }
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.tell("pause");
  }
  load(): void {}
  removeAttribute(): void {
    this.src = "";
  }
  tell(event: string): void {
    this.dispatchEvent(new Event(event));
  }
  /** Plays up to a moment, in seconds. */
  reach(seconds: number): void {
    this.currentTime = seconds;
    this.tell("timeupdate");
  }
  end(): void {
    this.paused = true;
    this.tell("pause");
    this.tell("ended");
  }
}

export const song = (id: number, more: Partial<PlayableSong> = {}): PlayableSong => ({
  id,
  title: `Song ${id}`,
  artist: "The Band",
  recordingFilename: `${id}.mp3`,
  ...more,
});

const SETTINGS: PlayerSettings = { volume: 0.8, isMuted: false, isLevelled: true, repeat: "off" };

export function silentPlayer(settings: Partial<PlayerSettings> = {}) {
  const media = { audio: new SilentMedia(), video: new SilentMedia() };
  const opened: number[] = [];
  const released: number[] = [];
  const recordings = new Map<number, Partial<OpenedRecording> | Error>();
  /** What the server has of those whose copy on the device is broken. */
  const served = new Map<number, Partial<OpenedRecording> | Error>();
  const levels: (Level & { kind: MediaKind })[] = [];
  const kept: PlayerSettings[] = [];
  const output: Output = { set: (kind, level) => levels.push({ kind, ...level }) };
  const player = createPlayer({
    media,
    output,
    memory: {
      read: () => ({ ...SETTINGS, ...settings }),
      write: ({ volume, isMuted, isLevelled, repeat }) =>
        kept.push({ volume, isMuted, isLevelled, repeat }),
    },
    explain: async (error): Promise<PlayerProblem> =>
      error instanceof Offline ? "offline" : "unplayable",
    async open({ id }, { isCopyBroken = false } = {}) {
      opened.push(id);
      const recording = (isCopyBroken ? served : recordings).get(id) ?? {};
      if (recording instanceof Error) throw recording;
      return {
        filename: `${id}.mp3`,
        date: null,
        url: `/uploads/${id}.mp3`,
        kind: "audio",
        duration: 200,
        loudness: null,
        isKept: false,
        playback: null,
        keptPeaks: null,
        release: () => released.push(id),
        ...recording,
      };
    },
  });
  return { player, media, opened, released, recordings, served, levels, kept };
}

/** Until what the last press began has come to rest. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
