/** The sound of a click: a short, dying tone, higher where a bar begins, lower and softer between the beats. */
import type { ClickPlace, Clicks } from "../transport/clicks.ts";

const SOUNDS: Readonly<Record<ClickPlace, { hz: number; loudness: number }>> = {
  one: { hz: 1600, loudness: 0.5 },
  beat: { hz: 1100, loudness: 0.5 },
  between: { hz: 800, loudness: 0.25 },
};
/** Seconds. */
const RISE = 0.001;
const LENGTH = 0.06;

export function createClickSound(context: AudioContext, out: AudioNode): Clicks {
  return {
    now: () => context.currentTime,
    at(time, place) {
      const { hz, loudness } = SOUNDS[place];
      const begin = Math.max(time, context.currentTime);
      const tone = new OscillatorNode(context, { frequency: hz });
      const shape = new GainNode(context, { gain: 0 });
      shape.gain.setValueAtTime(0, begin);
      shape.gain.linearRampToValueAtTime(loudness, begin + RISE);
      shape.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
      tone.connect(shape).connect(out);
      tone.start(begin);
      tone.stop(begin + LENGTH);
      return () => tone.disconnect();
    },
  };
}
