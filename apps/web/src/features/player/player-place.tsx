/** The player's place at the foot of every signed-in page. Nothing is loaded for it until a song was chosen. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { lazy, useEffect } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { Part } from "../../ui/parts/part.tsx";
import type { PlayerProblem } from "../../records/player/player-state.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { problemNotice } from "./problem-notice.ts";

const PlayerDock = lazy(async () => ({ default: (await import("./player-dock.tsx")).PlayerDock }));

export function PlayerPlace() {
  useProblemNotices();
  const hasSong = usePlayerState((state) => state.song !== null);
  const player = usePlayer();
  if (!hasSong) return null;
  return (
    <Part failed="The player did not open." onFailed={() => player.close()}>
      <PlayerDock />
    </Part>
  );
}

/** Tells why a song does not play: the player's red bar has no room for reasons. */
function useProblemNotices(): void {
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
