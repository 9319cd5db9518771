import type { SoundSnapshot, StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { Marker } from "@bandstand/domain/studio/settings";
import { vi } from "vitest";
import { createStore } from "../../../lib/store.ts";

export function marker(part: Partial<Marker> & Pick<Marker, "id">): Marker {
  return { time: 1, label: "Verse", notes: "", color: "red", icon: "location_on", ...part };
}

/** A sound that does as it is told and makes none. */
export function silentSound() {
  let position = 0;
  const snapshot = createStore<SoundSnapshot>({
    status: "ready",
    isPlaying: false,
    countedBeat: 0,
    isBlocked: false,
    duration: 222,
    pitchMethod: "stretch",
    hasEqualizer: true,
    canCutCentre: true,
    canCutDrums: true,
    rounds: 0,
  });
  function change(part: Partial<SoundSnapshot>): void {
    snapshot.set({ ...snapshot.get(), ...part });
  }
  return {
    media: { error: null } as HTMLMediaElement,
    sampleRate: 48_000,
    subscribe: snapshot.subscribe,
    snapshot: snapshot.get,
    position: () => position,
    play: async () => change({ isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    stop() {
      position = 0;
      change({ isPlaying: false });
    },
    seek: (time: number) => {
      position = time;
    },
    set: vi.fn<StudioSound["set"]>(),
    readSpectrum: () => {},
    close: vi.fn<() => void>(),
    change,
  } satisfies StudioSound & Record<"change", unknown>;
}
