import type { SongStatusTag } from "@bandstand/domain/song-status";
import type { Tone } from "../../ui/marks/tone.ts";

export const STATUS_TONE: Record<SongStatusTag, Tone> = {
  N: "possible",
  P: "wip",
  C: "current",
  H: "hold",
  R: "retired",
};
