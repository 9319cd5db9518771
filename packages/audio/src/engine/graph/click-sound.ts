/** The sound of a click: a short, dying tone, higher where a bar begins. */
import type { Clicks } from "../transport/clicks.ts";

const ACCENT = 1600;
const PLAIN = 1100;
const LOUDNESS = 0.5;
/** Seconds. */
const RISE = 0.001;
const LENGTH = 0.06;

export function createClickSound(context: AudioContext, out: AudioNode): Clicks {
  return {
    now: () => context.currentTime,
    at(time, isAccented) {
      const begin = Math.max(time, context.currentTime);
      const tone = new OscillatorNode(context, { frequency: isAccented ? ACCENT : PLAIN });
      const shape = new GainNode(context, { gain: 0 });
      shape.gain.setValueAtTime(0, begin);
      shape.gain.linearRampToValueAtTime(LOUDNESS, begin + RISE);
      shape.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
      tone.connect(shape).connect(out);
      tone.start(begin);
      tone.stop(begin + LENGTH);
      return () => tone.disconnect();
    },
  };
}
