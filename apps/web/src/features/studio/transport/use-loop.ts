/** The loop, as buttons, keys and the waveform change it. */
import { firstLoop, loopFrom, loopUntil } from "@bandstand/domain/studio/loop";
import { snapped } from "@bandstand/domain/studio/snap";
import type { LoopRegion } from "@bandstand/domain/studio/settings";
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
    const first = firstLoop(sound.position(), duration);
    const snappedTo = {
      start: snapped(first.start, state.settings),
      end: snapped(first.end, state.settings),
    };
    return snappedTo.start < snappedTo.end ? snappedTo : first;
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
    playFromStart() {
      const region = start();
      seek(region.start);
      void sound.play().catch(() => {});
    },
  };
}
