/** Silences a paused sound at once: what shifts pitch gives out for a while yet what it has taken in. */

export interface Curtain {
  /** @param tail seconds for which something goes on behind it */
  draw(tail: number): void;
  /** As soon as nothing is left behind it. */
  open(): void;
}

/** Seconds in which it falls silent, so that it does not click. */
const FALL = 0.01;
const RISE = 0.003;

/** @param gain of a node behind all that gives out something yet */
export function createCurtain({ gain, context }: GainNode): Curtain {
  let isDrawn = false;
  /** Of the context. */
  let silentFrom = 0;

  function fade(value: number, begin: number, length: number): void {
    gain.cancelScheduledValues(0);
    gain.setValueAtTime(gain.value, begin);
    gain.linearRampToValueAtTime(value, begin + length);
  }

  return {
    draw(tail) {
      const now = context.currentTime;
      isDrawn = true;
      silentFrom = now + tail;
      fade(0, now, FALL);
    },
    open() {
      if (!isDrawn) return;
      isDrawn = false;
      fade(1, Math.max(context.currentTime, silentFrom), RISE);
    },
  };
}
