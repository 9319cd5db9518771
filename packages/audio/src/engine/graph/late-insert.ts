/** The insert of an effect that takes time, as one that shifts pitch: bypassed until it is wanted, and then without a gap. */
import type { Effect } from "./effect.ts";
import { createEffectInsert } from "./effect-insert.ts";

export interface LateInsert {
  readonly output: AudioNode;
  /** Throws where the browser does not connect it. */
  insert(effect: Effect, latency: number): void;
  setEnabled(isEnabled: boolean): void;
  /** Seconds by which sound is late now. */
  latency(): number;
  remove(): void;
}

export function createLateInsert(context: BaseAudioContext, input: AudioNode): LateInsert {
  const effect = createEffectInsert(context, input);
  let latency = 0;
  let isEnabled = false;
  /** Of the context: from when on sound comes through the effect. */
  let heardFrom = Number.POSITIVE_INFINITY;

  return {
    output: effect.output,
    insert(inserted, itsLatency) {
      effect.insert(inserted);
      latency = itsLatency;
    },
    setEnabled(wanted) {
      if (wanted === isEnabled) return;
      isEnabled = wanted;
      heardFrom = wanted ? context.currentTime + latency : Number.POSITIVE_INFINITY;
      // It first has to fill.
      effect.setEnabled(wanted, wanted ? latency : 0);
    },
    latency: () => (context.currentTime >= heardFrom ? latency : 0),
    remove: effect.remove,
  };
}
