/** Silences what comes from a recording at a moment of the clock, however late the page is to stop it. */
import type { Stage } from "./equalizer.ts";

export interface Shutter {
  /** Within so many seconds; asked again, the last time counts. */
  closeIn(seconds: number): void;
  open(): void;
}

/** Seconds that sound takes to fall silent, so that it does not click. */
const FALL = 0.003;

export function createShutter(context: BaseAudioContext): Shutter & Stage {
  const gain = new GainNode(context, { gain: 1 });
  let isOpen = true;
  return {
    input: gain,
    output: gain,
    closeIn(seconds) {
      isOpen = false;
      const now = context.currentTime;
      const begin = now + Math.max(0, seconds - FALL);
      gain.gain.cancelScheduledValues(now);
      gain.gain.setValueAtTime(1, begin);
      gain.gain.linearRampToValueAtTime(0, begin + FALL);
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      // Nothing comes through yet.
      gain.gain.cancelScheduledValues(0);
      gain.gain.setValueAtTime(1, context.currentTime);
    },
  };
}
