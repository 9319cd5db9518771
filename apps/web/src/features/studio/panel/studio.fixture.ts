import type { SoundSnapshot, StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { Marker } from "@bandstand/domain/studio/settings";
import { vi } from "vitest";

export function marker(part: Partial<Marker> & Pick<Marker, "id">): Marker {
  return { time: 1, label: "Verse", notes: "", color: "red", icon: "location_on", ...part };
}

/** A sound that does as it is told and makes none. */
export function silentSound() {
  const listeners = new Set<() => void>();
  let position = 0;
  let snapshot: SoundSnapshot = {
    status: "ready",
    isPlaying: false,
    countedBeat: 0,
    isHeld: false,
    duration: 222,
    pitchWay: "stretch",
    hasEqualizer: true,
    canReduceCentre: true,
    rounds: 0,
  };
  function change(part: Partial<SoundSnapshot>): void {
    snapshot = { ...snapshot, ...part };
    for (const listener of listeners) listener();
  }
  return {
    media: { error: null } as HTMLMediaElement,
    sampleRate: 48_000,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => snapshot,
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
