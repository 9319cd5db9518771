/** The analysis of a recording in a worker of its own, which ends with it. */
import type { Analysis, Sound } from "@bandstand/audio/analysis/analyse";
import { refuseTooLong } from "@bandstand/audio/analysis/longest";
import type { AnalysisReply } from "./analysis-messages.ts";

export interface AnalysisOptions {
  /** Ends the worker; the promise rejects with the signal's reason. */
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  startWorker?: () => AnalysisWorker;
}

/** The part of a `Worker` that is used here. */
export type AnalysisWorker = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export class AnalysisFailed extends Error {
  override readonly name = "AnalysisFailed";
}

const startAnalysisWorker = (): AnalysisWorker =>
  new Worker(new URL("./analysis-worker.ts", import.meta.url), { type: "module" });

/**
 * The samples are given away: the array is empty afterwards.
 *
 * @throws TooLong over 20 minutes; AnalysisFailed; the signal's reason
 */
export async function analyseRecording(sound: Sound, options: AnalysisOptions): Promise<Analysis> {
  const { signal, onProgress, startWorker = startAnalysisWorker } = options;
  signal.throwIfAborted();
  refuseTooLong(sound.samples.length / sound.sampleRate);
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Analysis>();
  const giveUp = (): void => reject(signal.reason);
  signal.addEventListener("abort", giveUp);
  worker.addEventListener("message", ({ data }: MessageEvent<AnalysisReply>) => {
    if (data.type === "progress") onProgress?.(data.share);
    else if (data.type === "done") resolve(data.analysis);
    else reject(new AnalysisFailed(data.message));
  });
  worker.addEventListener("error", ({ message }: ErrorEvent) =>
    reject(new AnalysisFailed(message)),
  );
  try {
    worker.postMessage(sound, [sound.samples.buffer]);
    return await promise;
  } finally {
    signal.removeEventListener("abort", giveUp);
    worker.terminate();
  }
}
