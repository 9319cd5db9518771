import type { StudioSound } from "@bandstand/audio/engine/studio-sound";
import { useEffect, useSyncExternalStore } from "react";
import { keepAwake } from "../../../lib/keep-awake.ts";

/** Whoever plays along has no hand free to wake the screen. */
export function useAwake(sound: StudioSound): void {
  const isPlaying = useSyncExternalStore(sound.subscribe, () => sound.snapshot().isPlaying);
  useEffect(() => {
    if (!isPlaying) return;
    return keepAwake({ document, wakeLock: navigator.wakeLock });
  }, [isPlaying]);
}
