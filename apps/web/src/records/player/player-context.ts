import { useSyncExternalStore } from "react";
import { requiredContext } from "../../lib/required-context.ts";
import type { BrowserPlayer } from "./browser-player.ts";
import type { PlayerState } from "./player-state.ts";

export const [PlayerContext, usePlayer] = requiredContext<BrowserPlayer>("Player");

/** The player's state; with a selector only what is looked at, so that a list does not paint with every second. */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => select(player.getSnapshot()));
}
