/** The place of a shifter in the graph: around it while pitch is as recorded, through it otherwise, without a gap. */
import type { Stage } from "./equalizer.ts";
import { fadeTo } from "./fade.ts";

export interface PitchSlot extends Stage {
  /** Throws where the browser does not connect it; sound then goes around it. */
  put(shifter: AudioNode, latency: number): void;
  setShifted(isShifted: boolean): void;
  /** Seconds by which sound is late now. */
  latency(): number;
  empty(): void;
}

export function createPitchSlot(context: BaseAudioContext): PitchSlot {
  // Whatever the recording has, shifters and centre work on two channels.
  const input = new GainNode(context, {
    channelCount: 2,
    channelCountMode: "explicit",
    channelInterpretation: "speakers",
  });
  const output = context.createGain();
  const around = new GainNode(context, { gain: 1 });
  const through = new GainNode(context, { gain: 0 });
  let held: { node: AudioNode; latency: number } | null = null;
  let isShifted = false;
  /** Of the context: from when on sound comes through the shifter. */
  let heardFrom = Number.POSITIVE_INFINITY;
  input.connect(around).connect(output);
  through.connect(output);

  return {
    input,
    output,
    put(node, latency) {
      node.connect(through);
      held = { node, latency };
    },
    setShifted(wanted) {
      if (!held || wanted === isShifted) return;
      isShifted = wanted;
      // A shifter that nothing leads to computes nothing.
      if (wanted) input.connect(held.node);
      else input.disconnect(held.node);
      // It first has to fill.
      const at = context.currentTime + (wanted ? held.latency : 0);
      heardFrom = wanted ? at : Number.POSITIVE_INFINITY;
      fadeTo(around.gain, wanted ? 0 : 1, context, at);
      fadeTo(through.gain, wanted ? 1 : 0, context, at);
    },
    latency: () => (held && context.currentTime >= heardFrom ? held.latency : 0),
    empty() {
      if (!held) return;
      if (isShifted) input.disconnect(held.node);
      held.node.disconnect();
      held = null;
      isShifted = false;
    },
  };
}
