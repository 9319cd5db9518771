/** Analyses beside the screen's thread: a song of four minutes takes seconds of it. */
import { analyse } from "@bandstand/audio/analysis/analyse";
import type { AnalysisReply, AnalysisRequest } from "./analysis-messages.ts";

const tell = (reply: AnalysisReply): void => self.postMessage(reply);

self.addEventListener("message", ({ data }: MessageEvent<AnalysisRequest>) => {
  try {
    tell({ type: "done", analysis: analyse(data, (share) => tell({ type: "progress", share })) });
  } catch (error) {
    tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});
