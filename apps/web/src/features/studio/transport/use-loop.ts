/** The loop, as buttons, keys and the waveform change it. */
import { firstLoop, loopFrom, loopUntil } from "@bandstand/domain/studio/loop";
import { loopOnGrid } from "@bandstand/domain/studio/loop-grid";
import { snapped } from "@bandstand/domain/studio/snap";
import type { LoopRegion, SnapTo } from "@bandstand/domain/studio/settings";
import { useStudio } from "../session/studio-context.ts";

export interface LoopCommands {
  toggle: () => void;
  /** Null clears the region, and the loop is off. */
  change: (region: LoopRegion | null) => void;
  /** Goes round a region from now on, from its start. */
  take: (region: LoopRegion) => void;
  /** It begins, or ends, where it is heard now. */
  beginHere: () => void;
  endHere: () => void;
  /** To beats or bars from now on, where it is already as well. */
  snapTo: (snapTo: SnapTo) => void;
  /** From the start of the region; without one, a loop begins here. */
  playFromStart: () => void;
}

export function useLoop(): LoopCommands {
  const { sound, state, set, seek } = useStudio();
  const { loopRegion, loopEnabled } = state.settings;

  function start(): LoopRegion {
    const region = loopRegion ?? snappedLoop();
    set({ loopRegion: region, loopEnabled: true });
    if (loopRegion) seek(loopRegion.start);
    return region;
  }

  const here = () => snapped(sound.position(), state.settings);

  function snappedLoop(): LoopRegion {
    const { duration } = sound.snapshot();
    return loopOnGrid(firstLoop(sound.position(), duration), state.settings, duration);
  }

  return {
    toggle() {
      if (loopEnabled) set({ loopEnabled: false });
      else start();
    },
    change(region) {
      const isNew = loopRegion === null;
      set({ loopRegion: region, loopEnabled: region !== null && (loopEnabled || isNew) });
    },
    take(region) {
      set({ loopRegion: region, loopEnabled: true });
      seek(region.start);
    },
    beginHere() {
      const region = loopFrom(here(), loopRegion, sound.snapshot().duration);
      if (region) set({ loopRegion: region });
    },
    endHere() {
      const region = loopUntil(here(), loopRegion, sound.snapshot().duration);
      if (region) set({ loopRegion: region, loopEnabled: true });
    },
    snapTo(snapTo) {
      const { duration } = sound.snapshot();
      set({
        snapTo,
        loopRegion: loopRegion && loopOnGrid(loopRegion, { ...state.settings, snapTo }, duration),
      });
    },
    playFromStart() {
      const region = start();
      seek(region.start);
      void sound.play().catch(() => {});
    },
  };
}
