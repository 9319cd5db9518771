import { useEffect } from "react";
import { usePlayer } from "../../records/player/player-context.ts";
import type { PlayerProblem } from "../../records/player/player-state.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { problemNotice } from "./problem-notice.ts";

/** Tells why a song does not play: the player's red bar has no room for reasons. */
export function useProblemNotices(): void {
  const player = usePlayer();
  const notify = useNotify();
  useEffect(() => {
    let told: PlayerProblem | null = null;
    return player.subscribe(() => {
      const { problem, song } = player.getSnapshot();
      if (problem === told) return;
      told = problem;
      if (problem !== null && song !== null) notify.error(problemNotice(problem, song));
    });
  }, [player, notify]);
}
