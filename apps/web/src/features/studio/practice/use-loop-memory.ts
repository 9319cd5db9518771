/** A loop that has gone round is remembered. */
import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { withLoop } from "@bandstand/domain/studio/loop-memory";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

export function useLoopMemory(
  sound: StudioSound,
  { loopRegion, loopEnabled, recentLoops }: StudioSettings,
  set: (part: Partial<StudioSettings>) => void,
): void {
  const rounds = useSyncExternalStore(sound.subscribe, () => sound.snapshot().rounds);
  const remember = useEffectEvent(() => {
    if (rounds === 0 || !loopEnabled || loopRegion === null) return;
    const loops = withLoop(recentLoops, loopRegion);
    if (loops !== recentLoops) set({ recentLoops: loops });
  });
  useEffect(() => remember(), [rounds]);
}
