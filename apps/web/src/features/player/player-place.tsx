/** The player's place at the foot of every signed-in page. Nothing is loaded for it until a song was chosen. */
import { lazy, Suspense } from "react";
import { usePlayerState } from "../../records/player/player-context.ts";
import { useProblemNotices } from "./use-problem-notices.ts";

const PlayerDock = lazy(async () => ({ default: (await import("./player-dock.tsx")).PlayerDock }));

export function PlayerPlace() {
  useProblemNotices();
  const hasSong = usePlayerState((state) => state.song !== null);
  return <Suspense fallback={null}>{hasSong && <PlayerDock />}</Suspense>;
}
