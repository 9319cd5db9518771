/** Finds beats, bars, key and chords of the whole recording, beside the screen's thread. */
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { useEffect, useRef, useState } from "react";
import type { OpenedRecording, PlayableSong } from "../../../records/player/playable.ts";
import { useKeptRecordings } from "../../../records/recordings/kept-songs-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useHabits } from "../session/use-habits.ts";
import { analyseRecording } from "./analyse-recording.ts";
import { type AnalysisRun, createAnalysisRun } from "./analysis-run.ts";
import { decodeSound, NotDecodable } from "./decode-sound.ts";
import { analysisForSettings } from "./saved-analysis.ts";
import { inTurn } from "./in-turn.ts";

export interface StudioAnalysis {
  run: AnalysisRun;
  /** The member stopped it, or it cannot be done: it does not begin unasked. */
  isDeclined: boolean;
  /** By the member's hand. */
  start: () => void;
  stop: () => void;
}

interface AnalysisOptions {
  song: PlayableSong;
  recording: OpenedRecording;
  sound: StudioSound;
  onHeard: (heard: AnalysisSettings) => void;
}

export function useAnalysis(options: AnalysisOptions): StudioAnalysis {
  const { song, recording, sound, onHeard } = options;
  const { filename } = recording;
  const { find } = useKeptRecordings();
  const notify = useNotify();
  const [{ unanalysed }, changeHabits] = useHabits();
  const isAsked = useRef(false);
  const latest = useRef(analyse);
  const [run] = useState(() =>
    createAnalysisRun({
      run: (signal, onProgress) => latest.current(signal, onProgress),
      now: () => performance.now(),
    }),
  );
  useEffect(() => {
    latest.current = analyse;
  });
  // Another recording is another analysis.
  useEffect(() => () => run.cancel(), [run, filename]);

  /** The page may fetch what is the server's, and nothing else: a kept recording comes as its bytes. */
  async function source(): Promise<string | ArrayBuffer> {
    if (recording.playback) return recording.url;
    const kept = await find(song.id);
    return kept ? kept.blob.arrayBuffer() : recording.url;
  }

  async function analyse(signal: AbortSignal, onProgress: (share: number) => void): Promise<void> {
    try {
      const analysis = await inTurn(signal, async () => {
        const { duration } = sound.snapshot();
        const decoded = await decodeSound(await source(), { signal, duration });
        return analyseRecording(decoded, { signal, onProgress });
      });
      onHeard(analysisForSettings(analysis, new Date()));
    } catch (error) {
      if (error instanceof NotDecodable) decline();
      if (isAsked.current && !signal.aborted)
        notify.failed("The recording was not analysed", error);
      throw error;
    }
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
  };
}
