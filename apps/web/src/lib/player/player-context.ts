import { useSyncExternalStore } from "react";
import { requiredContext } from "../required-context.ts";
import type { Player, PlayerState } from "./player.ts";

export const [PlayerContext, usePlayer] = requiredContext<Player>("Player");

/** The player's state; with a selector only what is looked at, so that a list does not paint with every second. */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => select(player.getSnapshot()));
}
