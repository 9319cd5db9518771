/** What is heard in a recording, each time in a worker of its own, which ends with it. */
import type { Analysis } from "@bandstand/audio/analysis/analyse";
import type { BeatsOfSong } from "@bandstand/audio/analysis/chord-steps";
import type { DetectedChord } from "@bandstand/audio/analysis/detected-chord";
import type { Harmony } from "@bandstand/audio/analysis/harmony";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { refuseTooLong } from "@bandstand/audio/analysis/longest";
import type { AnalysisReply, AnalysisRequest } from "./analysis-messages.ts";

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
  options.signal.throwIfAborted();
  refuseTooLong(sound.samples.length / sound.sampleRate);
  const reply = await ask({ type: "all", sound }, [sound.samples.buffer], options);
  if (reply.type !== "all") throw new AnalysisFailed(reply.type);
  return reply.analysis;
}

/** What chords are heard from, in a third of the time. The samples are given away. @throws as above */
export async function hearHarmonyOf(sound: Sound, options: AnalysisOptions): Promise<Harmony> {
  options.signal.throwIfAborted();
  refuseTooLong(sound.samples.length / sound.sampleRate);
  const reply = await ask({ type: "harmony", sound }, [sound.samples.buffer], options);
  if (reply.type !== "harmony") throw new AnalysisFailed(reply.type);
  return reply.harmony;
}

/** @throws AnalysisFailed; the signal's reason */
export async function hearChords(
  harmony: Harmony,
  song: BeatsOfSong,
  options: AnalysisOptions,
): Promise<DetectedChord[]> {
  options.signal.throwIfAborted();
  const reply = await ask({ type: "chords", harmony, song }, [], options);
  if (reply.type !== "chords") throw new AnalysisFailed(reply.type);
  return reply.chords;
}

type Answer = Exclude<AnalysisReply, { type: "progress" | "failed" }>;

async function ask(
  request: AnalysisRequest,
  given: Transferable[],
  { signal, onProgress, startWorker = startAnalysisWorker }: AnalysisOptions,
): Promise<Answer> {
  const worker = startWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const giveUp = (): void => reject(signal.reason);
  signal.addEventListener("abort", giveUp);
  worker.addEventListener("message", ({ data }: MessageEvent<AnalysisReply>) => {
    if (data.type === "progress") onProgress?.(data.share);
    else if (data.type === "failed") reject(new AnalysisFailed(data.message));
    else resolve(data);
  });
  worker.addEventListener("error", ({ message }: ErrorEvent) =>
    reject(new AnalysisFailed(message)),
  );
  try {
    worker.postMessage(request, given);
    return await promise;
  } finally {
    signal.removeEventListener("abort", giveUp);
    worker.terminate();
  }
}
