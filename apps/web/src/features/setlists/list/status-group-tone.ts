import type { StatusGroupTag } from "@bandstand/domain/setlist-status";
import type { Tone } from "../../../ui/marks/tone.ts";

export const STATUS_GROUP_TONE: Readonly<Record<StatusGroupTag, Tone>> = {
  A: "retired",
  PR: "preparing",
  PL: "good",
  PM: "wip",
};
