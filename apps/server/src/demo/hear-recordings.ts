/**
 * Listens to the recordings of the demo band as a studio does, aside from the thread that serves: what ships is what the
 * analyser hears today, and nothing that the scores know.
 */
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";
import type { HearAnswer, HearOrder } from "./hear-worker.ts";
import { workThrough } from "./work-through.ts";

const WORKER = new URL("./hear-worker.ts", import.meta.url);

export type HearOptions = {
  /** Paths of WAV files by title. */
  readonly recordings: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly signal?: AbortSignal;
};

/** By title. Throws what broke, or the signal's reason. */
export async function hearRecordings({
  recordings,
  now,
  signal,
}: HearOptions): Promise<ReadonlyMap<string, AnalysisSettings>> {
  const heard = new Map<string, AnalysisSettings>();
  signal?.throwIfAborted();
  await workThrough<HearOrder, HearAnswer>({
    worker: WORKER,
    orders: [...recordings].map(([title, path]) => ({ title, path, at: now.toISOString() })),
    finished: ({ title, analysis }) => heard.set(title, analysis),
    signal,
  });
  return heard;
}
