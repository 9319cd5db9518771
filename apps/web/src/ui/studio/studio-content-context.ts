/** What stands in the window of a studio: put together in `app/studio`, since it takes a feature to show one. */
import type { ComponentType } from "react";
import type { PlayableSong } from "../../lib/player/playable.ts";
import { requiredContext } from "../../lib/required-context.ts";

/** Where a studio was opened from: what is told of a failure names it. */
export type StudioOrigin = "song" | "bookmarks";

export interface StudioContentProps {
  song: PlayableSong;
  origin: StudioOrigin;
}

export type LoadStudio = () => Promise<ComponentType<StudioContentProps>>;

export const [StudioContentContext, useStudioContent] =
  requiredContext<LoadStudio>("StudioContent");
