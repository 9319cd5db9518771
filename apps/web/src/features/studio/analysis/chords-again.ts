/** The chords heard again on beats that were put right: the last correction counts, whatever is still being heard for others. */
import type { BeatsOfSong } from "@bandstand/audio/analysis/chord-steps";
import type { DetectedChord } from "@bandstand/audio/analysis/detected-chord";
import type { Harmony } from "@bandstand/audio/analysis/harmony";

export interface ChordsAgain {
  /** Those of this recording: what chords are heard from is known from its analysis. */
  keep: (harmony: Harmony) => void;
  /** `patience`: milliseconds without another correction, as taps come one after the other. */
  hear: (song: BeatsOfSong, patience: number) => void;
  /** Nothing of what is being heard comes any more. */
  cancel: () => void;
}

export interface ChordsAgainWork {
  /** From the recording, where it is not known yet. */
  hearHarmony: (signal: AbortSignal) => Promise<Harmony>;
  hearChords: (
    harmony: Harmony,
    song: BeatsOfSong,
    signal: AbortSignal,
  ) => Promise<DetectedChord[]>;
  onHeard: (chords: DetectedChord[], song: BeatsOfSong) => void;
  onFailed: (error: unknown) => void;
}

interface Reading {
  controller: AbortController;
  harmony: Promise<Harmony>;
}

export function createChordsAgain(work: ChordsAgainWork): ChordsAgain {
  let kept: Harmony | null = null;
  // The recording is read once, whichever of the corrections it was begun for.
  let reading: Reading | null = null;
  let running: AbortController | null = null;

  function stop(): void {
    running?.abort();
    running = null;
  }

  function cancel(): void {
    stop();
    reading?.controller.abort();
    reading = null;
  }

  async function read(): Promise<Harmony> {
    const controller = new AbortController();
    reading ??= { controller, harmony: work.hearHarmony(controller.signal) };
    const mine = reading;
    try {
      const harmony = await mine.harmony;
      if (reading === mine) kept = harmony;
      return harmony;
    } finally {
      if (reading === mine) reading = null;
    }
  }

  async function follow(mine: AbortController, song: BeatsOfSong, patience: number): Promise<void> {
    const { signal } = mine;
    try {
      await quiet(patience, signal);
      const harmony = kept ?? (await read());
      if (running !== mine) return;
      const chords = await work.hearChords(harmony, song, signal);
      if (running !== mine) return;
      running = null;
      work.onHeard(chords, song);
    } catch (error) {
      if (running !== mine) return;
      running = null;
      work.onFailed(error);
    }
  }

  return {
    keep(harmony) {
      cancel();
      kept = harmony;
    },
    hear(song, patience) {
      stop();
      running = new AbortController();
      void follow(running, song, patience);
    },
    cancel,
  };
}

function quiet(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  return promise;
}
