/** The player's place at the foot of every signed-in page. Nothing is loaded for it until a song was chosen. */
import { lazy } from "react";
import { usePlayer, usePlayerState } from "../../records/player/player-context.ts";
import { Part } from "../../ui/parts/part.tsx";
import { useProblemNotices } from "./use-problem-notices.ts";

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
