import { recordWindows } from "../kit/record-windows.ts";
import type { PlayableSong } from "../player/playable.ts";

/** Where a studio was opened from: what is told of a failure names it. */
export type StudioOrigin = "song" | "bookmarks";

export interface StudioWindows {
  open(song: PlayableSong, origin: StudioOrigin): void;
}

export const [StudioWindowsContext, useStudioWindows] =
  recordWindows<StudioWindows>("StudioWindows");
