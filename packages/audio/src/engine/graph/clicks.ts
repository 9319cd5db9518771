/** The sound of a click: a short, dying tone, higher where a bar begins. */
import type { ClickAt } from "../transport/count-in.ts";

const ACCENT = 1600;
const PLAIN = 1100;
const LOUDNESS = 0.5;
/** Seconds. */
const RISE = 0.001;
const LENGTH = 0.06;

export function createClicks(context: AudioContext, out: AudioNode): ClickAt {
  return (secondsFromNow, isAccented) => {
    const at = context.currentTime + secondsFromNow;
    const tone = new OscillatorNode(context, { frequency: isAccented ? ACCENT : PLAIN });
    const shape = new GainNode(context, { gain: 0 });
    shape.gain.setValueAtTime(0, at);
    shape.gain.linearRampToValueAtTime(LOUDNESS, at + RISE);
    shape.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
    tone.connect(shape).connect(out);
    tone.start(at);
    tone.stop(at + LENGTH);
    return () => tone.disconnect();
  };
}
