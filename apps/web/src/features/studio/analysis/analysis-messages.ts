/** What is said between the page and the worker that analyses: one sound goes in, progress and one end come back. */
import type { Analysis, Sound } from "@bandstand/audio/analysis/analyse";

export type AnalysisRequest = Sound;

export type AnalysisReply =
  | { type: "progress"; share: number }
  | { type: "done"; analysis: Analysis }
  | { type: "failed"; message: string };
