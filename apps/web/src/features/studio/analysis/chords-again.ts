/** The chords heard again on beats that were put right: the last correction counts, whatever is still being heard for others. */
import type { BeatsOfSong } from "@bandstand/audio/analysis/chord-steps";
import type { DetectedChord } from "@bandstand/audio/analysis/chords";
import type { Harmony } from "@bandstand/audio/analysis/harmony";

export interface ChordsAgain {
  /** Those of this recording: what chords are heard from is known from its analysis. */
  keep: (harmony: Harmony) => void;
  hear: (song: BeatsOfSong) => void;
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
  /** Milliseconds without another correction: taps come one after the other. */
  patience: number;
}

export function createChordsAgain(work: ChordsAgainWork): ChordsAgain {
  let kept: Harmony | null = null;
  let running: AbortController | null = null;

  function cancel(): void {
    running?.abort();
    running = null;
  }

  async function follow(mine: AbortController, song: BeatsOfSong): Promise<void> {
    const { signal } = mine;
    try {
      await quiet(work.patience, signal);
      const harmony = kept ?? (await work.hearHarmony(signal));
      if (running !== mine) return;
      kept = harmony;
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
    hear(song) {
      cancel();
      running = new AbortController();
      void follow(running, song);
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
