/** The insert of a pitch shifter: bypassed while pitch is as recorded, through it otherwise, without a gap. */
import { createEffectInsert } from "./effect-insert.ts";

export interface PitchInsert {
  readonly output: AudioNode;
  /** Throws where the browser does not connect it. */
  insert(shifter: AudioNode, latency: number): void;
  setShifted(isShifted: boolean): void;
  /** Seconds by which sound is late now. */
  latency(): number;
  remove(): void;
}

export function createPitchInsert(context: BaseAudioContext, input: AudioNode): PitchInsert {
  const effect = createEffectInsert(context, input);
  let latency = 0;
  let isShifted = false;
  /** Of the context: from when on sound comes through the shifter. */
  let heardFrom = Number.POSITIVE_INFINITY;

  return {
    output: effect.output,
    insert(node, itsLatency) {
      effect.insert({ input: node, output: node });
      latency = itsLatency;
    },
    setShifted(wanted) {
      if (wanted === isShifted) return;
      isShifted = wanted;
      heardFrom = wanted ? context.currentTime + latency : Number.POSITIVE_INFINITY;
      // It first has to fill.
      effect.setEnabled(wanted, wanted ? latency : 0);
    },
    latency: () => (context.currentTime >= heardFrom ? latency : 0),
    remove: effect.remove,
  };
}
