/** What the player shows of itself, and what a listener can do with it. */
import type { Playback } from "@bandstand/contracts/songs";
import type { PlayQueue, Repeat } from "@bandstand/domain/play-queue";
import type { OpenedRecording, PlayableSong } from "./playable.ts";

export type PlayerStatus = "idle" | "loading" | "playing" | "paused" | "error";

/** missing: the server has no such file. offline: nobody answers, and it is not kept. unplayable: this browser cannot. */
export type PlayerProblem = "missing" | "offline" | "unplayable";

export interface PlayerState {
  status: PlayerStatus;
  /** Why the status is error. */
  problem: PlayerProblem | null;
  song: PlayableSong | null;
  recording: OpenedRecording | null;
  queue: PlayQueue<PlayableSong>;
  repeat: Repeat;
  /** Seconds. */
  position: number;
  /** Seconds; 0 until known. */
  duration: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** Whether recordings are brought to one loudness. */
  isLevelled: boolean;
}

export interface PlayOptions {
  /** The list that the song was picked from, in its order; what has no recording is passed over. */
  queue?: readonly PlayableSong[];
}

/** What somebody was listening to, and how far they were. */
export type Listening = Pick<PlayerState, "queue" | "position" | "duration">;

export interface Player {
  getSnapshot(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Plays a song from its start; a song that is the current one goes on or pauses. */
  play(song: PlayableSong, options?: PlayOptions): Promise<void>;
  /**
   * Shows what was listened to before, paused, and opens nothing: browsers refuse sound that nobody has pressed for. Where
   * there is a song already it stays.
   */
  restore(listening: Listening): void;
  toggle(): void;
  next(): void;
  /** The song before; the start of this one once it has played for a while. */
  previous(): void;
  /** Plays what stands at an index of the queue. */
  playQueued(index: number): void;
  removeQueued(index: number): void;
  /** @param to counted without the song that moves */
  moveQueued(from: number, to: number): void;
  /** Those that have a recording come right behind the song that plays; with none, they begin. */
  playNext(songs: readonly PlayableSong[]): void;
  /** The same, behind all that is queued. */
  addToQueue(songs: readonly PlayableSong[]): void;
  /** Leaves the song that plays. */
  clearQueue(): void;
  setRepeat(repeat: Repeat): void;
  /** Seconds from the start. */
  seek(position: number): void;
  /** Seconds forward, negative back. */
  skip(seconds: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setLevelled(isLevelled: boolean): void;
  /** The links of the current song again, for instance when its waveform has been made. */
  updatePlayback(songId: number, playback: Playback): void;
  /** Stops and lets go of the song. */
  close(): void;
}

/** Seconds, as documented for the player. */
export const SKIP = 2;
