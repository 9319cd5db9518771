/** Finds beats, bars, key and chords of the whole recording, beside the screen's thread. */
import { useEffect, useRef, useState } from "react";
import { useKeptRecordings } from "../../../records/recordings/kept-songs-context.ts";
import { analyseRecording } from "./analyse-recording.ts";
import { decodeSound } from "./decode-sound.ts";
import type { AnalysisRun } from "./analysis-run.ts";
import { analysisForSettings } from "./saved-analysis.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import type { Studio } from "../session/studio-context.ts";

export function useAnalysis({
  song,
  recording,
  sound,
  set,
}: Pick<Studio, "song" | "recording" | "sound" | "set">): AnalysisRun {
  const { find } = useKeptRecordings();
  const notify = useNotify();
  const [share, setShare] = useState<number | null>(null);
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The page may fetch what is the server's, and nothing else: a kept recording comes as its bytes. */
  async function source(): Promise<string | ArrayBuffer> {
    if (recording.playback) return recording.url;
    const kept = await find(song.id);
    return kept ? kept.blob.arrayBuffer() : recording.url;
  }

  async function run(signal: AbortSignal): Promise<void> {
    const { duration } = sound.snapshot();
    const decoded = await decodeSound(await source(), { signal, duration });
    const analysis = await analyseRecording(decoded, { signal, onProgress: setShare });
    set({ ...analysisForSettings(analysis, new Date()), setAside: null });
  }

  return {
    share,
    isRunning,
    start() {
      const controller = new AbortController();
      running.current?.abort();
      running.current = controller;
      setRunning(true);
      run(controller.signal)
        .catch((error: unknown) => {
          if (controller.signal.aborted) return;
          notify.failed("The recording was not analysed", error);
        })
        .finally(() => {
          if (running.current !== controller) return;
          setRunning(false);
          setShare(null);
        });
    },
    cancel() {
      running.current?.abort();
      setRunning(false);
      setShare(null);
    },
  };
}
