/**
 * One studio from its opening to its close: the recording, its sound, and what the member kept of it. A small store
 * outside React, so that music never waits for a picture.
 */
import type { StudioSound, SoundControls } from "@bandstand/audio/engine/studio-sound";
import type { OpenedRecording, OpenRecording, PlayableSong } from "../../../lib/player/playable.ts";
import type { PlayerProblem } from "../../../lib/player/player-state.ts";
import { soundControls } from "./sound-controls.ts";
import type { StudioRecord } from "../../../lib/studio/studio-records.ts";

export interface SessionOptions {
  song: PlayableSong;
  openRecording: OpenRecording;
  /** Never rejects: without anything kept it answers the first settings. */
  loadWork: (songId: number) => Promise<StudioRecord>;
  openSound: (recording: OpenedRecording, controls: SoundControls) => StudioSound;
  explain: (error: unknown, recording: OpenedRecording | null) => Promise<PlayerProblem>;
}

export type SessionState =
  | { status: "opening" }
  | { status: "open"; recording: OpenedRecording; sound: StudioSound; work: StudioRecord }
  | { status: "failed"; problem: PlayerProblem; error: unknown };

export interface StudioSession {
  /** The same object until something changes. */
  snapshot(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Also after a failure. */
  start(): void;
  /** Silence, and nothing is held any more. */
  close(): void;
}

const OPENING: SessionState = { status: "opening" };

export function createStudioSession(options: SessionOptions): StudioSession {
  const { song, openRecording, loadWork, openSound, explain } = options;
  const listeners = new Set<() => void>();
  let state: SessionState = OPENING;
  let letGo = (): void => {};
  /** Raised with every start and close, so that what answers late is let go. */
  let turn = 0;

  function change(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function close(): void {
    turn += 1;
    letGo();
    letGo = () => {};
  }

  async function open(mine: number): Promise<void> {
    let recording: OpenedRecording | null = null;
    try {
      const [opened, work] = await Promise.all([openRecording(song), loadWork(song.id)]);
      recording = opened;
      if (mine !== turn) {
        opened.release();
        return;
      }
      letGo = opened.release;
      const sound = openSound(opened, soundControls(work.settings));
      const stop = sound.subscribe(() => {
        if (sound.snapshot().status === "failed") void fail(sound.media.error, opened, mine);
      });
      letGo = () => {
        stop();
        sound.close();
        opened.release();
      };
      change({ status: "open", recording: opened, sound, work });
    } catch (error) {
      await fail(error, recording, mine);
    }
  }

  async function fail(
    error: unknown,
    recording: OpenedRecording | null,
    mine: number,
  ): Promise<void> {
    const problem = await explain(error, recording);
    if (mine !== turn) return;
    close();
    change({ status: "failed", problem, error });
  }

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      close();
      change(OPENING);
      void open(turn);
    },
    close,
  };
}
