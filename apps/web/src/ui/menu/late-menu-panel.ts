import { latePart } from "../parts/late-part.ts";

/** The panel of a menu, for what only has its button at first. */
export const LateMenuPanel = latePart(async () => (await import("./menu-panel.tsx")).MenuPanel);
