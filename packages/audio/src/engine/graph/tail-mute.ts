/** Mutes a paused sound at once: what shifts pitch gives out for a while yet what it has taken in. */

export interface TailMute {
  /** @param tail seconds for which something still comes out (a tail) */
  mute(tail: number): void;
  /** As soon as the tail is over. */
  unmute(): void;
}

/** Seconds in which it falls silent, so that it does not click. */
const FALL = 0.01;
const RISE = 0.003;

/** @param gain of a node behind all that gives out something yet */
export function createTailMute({ gain, context }: GainNode): TailMute {
  let isMuted = false;
  /** Of the context. */
  let silentFrom = 0;

  function fade(value: number, begin: number, length: number): void {
    gain.cancelScheduledValues(0);
    gain.setValueAtTime(gain.value, begin);
    gain.linearRampToValueAtTime(value, begin + length);
  }

  return {
    mute(tail) {
      const now = context.currentTime;
      isMuted = true;
      silentFrom = now + tail;
      fade(0, now, FALL);
    },
    unmute() {
      if (!isMuted) return;
      isMuted = false;
      fade(1, Math.max(context.currentTime, silentFrom), RISE);
    },
  };
}
