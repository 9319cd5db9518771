import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import { type Toggle, createToggle } from "./toggle.ts";

/** The layers that the frame itself can open; each is loaded when it is opened first. */
export interface Overlays {
  palette: Toggle;
  keyboardHelp: Toggle;
  notifications: Toggle;
}

export const [OverlaysContext, useOverlays] = requiredContext<Overlays>("Overlays");

export function createOverlays(): Overlays {
  return { palette: createToggle(), keyboardHelp: createToggle(), notifications: createToggle() };
}

export function useIsOpen(toggle: Toggle): boolean {
  return useSyncExternalStore(toggle.subscribe, toggle.isOpen);
}
