/** Analyses beside the screen's thread: a song of four minutes takes seconds of it. */
import { analyse } from "@bandstand/audio/analysis/analyse";
import { chordsOn } from "@bandstand/audio/analysis/chords";
import { hearHarmony } from "@bandstand/audio/analysis/song-features";
import type { AnalysisReply, AnalysisRequest } from "./analysis-messages.ts";

const tell = (reply: AnalysisReply): void => self.postMessage(reply);

self.addEventListener("message", ({ data }: MessageEvent<AnalysisRequest>) => {
  try {
    tell(answer(data));
  } catch (error) {
    tell({ type: "failed", message: error instanceof Error ? error.message : String(error) });
  }
});

function answer(request: AnalysisRequest): AnalysisReply {
  switch (request.type) {
    case "all":
      return {
        type: "all",
        analysis: analyse(request.sound, (share) => tell({ type: "progress", share })),
      };
    case "harmony":
      return { type: "harmony", harmony: hearHarmony(request.sound) };
    case "chords":
      return { type: "chords", chords: chordsOn(request.harmony, request.song) };
  }
}
