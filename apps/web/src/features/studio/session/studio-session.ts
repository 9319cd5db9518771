/**
 * One studio from its opening to its close: the recording, its sound, and what the member kept of it. A small store
 * outside React, so that music never waits for a picture.
 */
import { createStore } from "../../../lib/store.ts";
import type { StudioSound, SoundControls } from "@bandstand/audio/engine/studio-sound";
import { inRecording } from "@bandstand/domain/studio/other-recording";
import { type ExplainPlayback, explainOpening } from "../../../records/player/explain-opening.ts";
import type {
  OpenedRecording,
  OpenOptions,
  OpenRecording,
  PlayableSong,
} from "../../../records/player/playable.ts";
import type { PlayerProblem } from "../../../records/player/player-state.ts";
import { soundControls } from "./sound-controls.ts";
import type { LoadedWork } from "../../../records/studio/work-store.ts";

export interface SessionOptions {
  song: PlayableSong;
  openRecording: OpenRecording;
  /** Never rejects: without anything kept it answers the first settings. */
  loadWork: (songId: number) => Promise<LoadedWork>;
  openSound: (recording: OpenedRecording, controls: SoundControls) => StudioSound;
  explain: ExplainPlayback;
}

export type SessionState =
  | { status: "opening" }
  | OpenStudio
  | { status: "failed"; problem: PlayerProblem; error: unknown };

export interface OpenStudio {
  status: "open";
  recording: OpenedRecording;
  sound: StudioSound;
  work: LoadedWork;
  /** Why it sounds no more: what the member has set is still here. */
  problem: PlayerProblem | null;
}

export interface StudioSession {
  /** The same object until something changes. */
  snapshot(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Also after a failure; a studio that was open goes on with a new sound, and keeps what was set in it. */
  start(): void;
  /** Silence, and nothing is held any more. */
  close(): void;
}

const OPENING: SessionState = { status: "opening" };

export function createStudioSession(options: SessionOptions): StudioSession {
  const { song, openRecording, loadWork, openSound, explain } = options;
  const state = createStore<SessionState>(OPENING);
  let release = (): void => {};
  /** A link that ran out while nobody played is asked for once more; a second failure is shown. */
  let mayRenew = false;
  /** The copy on this device did not play, so that the server's recording does. */
  let isCopyBroken = false;
  /** Raised with every start and close, so that what answers late is let go. */
  let turn = 0;

  function close(): void {
    turn += 1;
    release();
    release = () => {};
  }

  /** @param before the studio whose sound is replaced */
  async function open(mine: number, before: OpenStudio | null): Promise<void> {
    let recording: OpenedRecording | null = null;
    try {
      const [opened, work] = await Promise.all([
        openRecording(song, { isCopyBroken }),
        before ? before.work : loadWork(song.id),
      ]);
      recording = opened;
      if (mine !== turn) {
        opened.release();
        return;
      }
      release = opened.release;
      const settings = inRecording(work.settings, opened);
      const moment = { speed: settings.playbackRate, bpm: song.bpm };
      const sound = openSound(opened, soundControls(settings, moment));
      if (before) sound.seek(before.sound.position());
      const stop = sound.subscribe(() => watch(sound, opened, mine));
      release = () => {
        stop();
        sound.close();
        opened.release();
      };
      state.set({
        status: "open",
        recording: opened,
        sound,
        work: { ...work, settings },
        problem: null,
      });
    } catch (error) {
      await fail(error, recording, mine);
    }
  }

  function watch(sound: StudioSound, recording: OpenedRecording, mine: number): void {
    const { status, isPlaying } = sound.snapshot();
    if (isPlaying) mayRenew = true;
    if (status !== "failed" || mine !== turn) return;
    if (recording.isKept) restart({ isCopyBroken: true });
    else if (mayRenew) restart();
    else void fail(sound.media.error, recording, mine);
  }

  async function fail(
    error: unknown,
    recording: OpenedRecording | null,
    mine: number,
  ): Promise<void> {
    const problem = await explainOpening(explain, { error, recording, isCopyBroken });
    if (mine !== turn) return;
    close();
    const now = state.get();
    state.set(now.status === "open" ? { ...now, problem } : { status: "failed", problem, error });
  }

  function restart(why: OpenOptions = {}): void {
    mayRenew = false;
    isCopyBroken = why.isCopyBroken === true;
    const now = state.get();
    const before = now.status === "open" ? now : null;
    close();
    if (!before) state.set(OPENING);
    void open(turn, before);
  }

  return {
    snapshot: state.get,
    subscribe: state.subscribe,
    start: () => restart(),
    close,
  };
}
