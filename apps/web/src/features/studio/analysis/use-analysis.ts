/**
 * Finds beats, bars, key and chords of the whole recording, beside the screen's thread; and the chords again where a member
 * puts the beats right.
 */
import type { BeatsOfSong } from "@bandstand/audio/analysis/chord-steps";
import type { DetectedChord } from "@bandstand/audio/analysis/detected-chord";
import { isEqual } from "@bandstand/domain/change";
import { analysisForSettings, withChords } from "@bandstand/audio/kept-analysis";
import { loopOnNewGrid } from "@bandstand/domain/studio/loop-grid";
import type { AnalysisSettings, StudioSettings } from "@bandstand/domain/studio/settings";
import type { Sound } from "@bandstand/audio/analysis/sound";
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { useEffect, useMemo, useRef, useState } from "react";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import { useKeptRecordings } from "../../../records/recordings/kept-songs-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useHabits } from "../session/use-habits.ts";
import { analyseRecording, hearChords, hearHarmonyOf } from "./analyse-recording.ts";
import { type AnalysisRun, createAnalysisRun } from "./analysis-run.ts";
import { createChordsAgain } from "./chords-again.ts";
import { decodeSound, NotDecodable } from "./decode-sound.ts";
import { beatsOf } from "./saved-analysis.ts";
import { inTurn } from "./in-turn.ts";

export interface StudioAnalysis {
  run: AnalysisRun;
  /** The member stopped it, or it cannot be done: it does not begin unasked. */
  isDeclined: boolean;
  /** By the member's hand. */
  start: () => void;
  stop: () => void;
  /** A member's hand on beats and bars: they are set at once, and the chords on them follow, after so many milliseconds. */
  correct: (corrected: AnalysisSettings, patience?: number) => void;
}

interface AnalysisOptions {
  song: PlayableSong;
  recording: OpenedRecording;
  sound: StudioSound;
  settings: StudioSettings;
  set: (part: Partial<StudioSettings>) => void;
  onHeard: (heard: AnalysisSettings) => void;
}

export function useAnalysis(options: AnalysisOptions): StudioAnalysis {
  const { song, recording, sound, settings, set, onHeard } = options;
  const { filename } = recording;
  const { find } = useKeptRecordings();
  const notify = useNotify();
  const [{ unanalysed }, changeHabits] = useHabits();
  const isAsked = useRef(false);
  const latest = useRef({ analyse, decoded, chordsHeard, chordsFailed });
  const [run] = useState(() =>
    createAnalysisRun({
      run: (signal, onProgress) => latest.current.analyse(signal, onProgress),
      now: () => performance.now(),
    }),
  );
  // What is kept of a recording goes with it.
  const again = useMemo(
    () =>
      createChordsAgain({
        hearHarmony: (signal) =>
          inTurn(signal, async () =>
            hearHarmonyOf(await latest.current.decoded(signal), { signal }),
          ),
        hearChords: (harmony, beats, signal) => hearChords(harmony, beats, { signal }),
        onHeard: (chords, beats) => latest.current.chordsHeard(chords, beats),
        onFailed: (error) => latest.current.chordsFailed(error),
      }),
    [filename],
  );
  useEffect(() => {
    latest.current = { analyse, decoded, chordsHeard, chordsFailed };
  });
  // Another recording is another analysis.
  useEffect(
    () => () => {
      run.cancel();
      again.cancel();
    },
    [run, again, filename],
  );

  /** The page may fetch what is the server's, and nothing else: a kept recording comes as its bytes. */
  async function source(): Promise<string | ArrayBuffer> {
    if (recording.playback) return recording.url;
    const kept = await find(song.id);
    return kept ? kept.blob.arrayBuffer() : recording.url;
  }

  async function decoded(signal: AbortSignal): Promise<Sound> {
    return decodeSound(await source(), { signal, duration: sound.snapshot().duration });
  }

  async function analyse(signal: AbortSignal, onProgress: (share: number) => void): Promise<void> {
    again.cancel();
    try {
      const analysis = await inTurn(signal, async () =>
        analyseRecording(await decoded(signal), { signal, onProgress }),
      );
      again.keep(analysis.harmony);
      onHeard(analysisForSettings(analysis, new Date()));
    } catch (error) {
      if (error instanceof NotDecodable) decline();
      if (isAsked.current && !signal.aborted)
        notify.failed("The recording was not analysed", error);
      throw error;
    }
  }

  /** Where the beats have been changed meanwhile, as by another device's work, they are the chords of none. */
  function chordsHeard(chords: readonly DetectedChord[], beats: BeatsOfSong): void {
    const now = beatsOf(settings, beats.duration);
    if (isEqual(now, beats)) set(withChords(chords));
  }

  function chordsFailed(error: unknown): void {
    notify.failed("The chords were not heard again", error);
  }

  const others = unanalysed.filter((file) => file !== filename);
  const decline = (): void => changeHabits({ unanalysed: [...others, filename] });
  return {
    run,
    isDeclined: unanalysed.includes(filename),
    start() {
      isAsked.current = true;
      changeHabits({ unanalysed: others });
      run.start();
    },
    stop() {
      decline();
      run.cancel();
    },
    correct(corrected, patience = 0) {
      const { duration } = sound.snapshot();
      set({ ...corrected, loopRegion: loopOnNewGrid(settings, corrected, duration) });
      const beats = beatsOf(corrected, duration);
      if (beats && corrected.detectedChords.length > 0) again.hear(beats, patience);
    },
  };
}
