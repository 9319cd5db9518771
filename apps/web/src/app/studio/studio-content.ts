import type { LoadStudio } from "../../ui/studio/studio-content-context.ts";

/** Nothing of the studio is loaded before one opens. */
export const studioContent: LoadStudio = async () =>
  (await import("../../features/studio/panel/studio-window.tsx")).StudioWindow;
