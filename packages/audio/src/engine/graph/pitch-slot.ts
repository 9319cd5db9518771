/** The place of a shifter in the graph: around it while pitch is as recorded, through it otherwise, without a gap. */
import { createDetour } from "./detour.ts";

export interface PitchSlot {
  readonly output: AudioNode;
  /** Throws where the browser does not connect it. */
  put(shifter: AudioNode, latency: number): void;
  setShifted(isShifted: boolean): void;
  /** Seconds by which sound is late now. */
  latency(): number;
  empty(): void;
}

export function createPitchSlot(context: BaseAudioContext, input: AudioNode): PitchSlot {
  const detour = createDetour(context, input);
  let latency = 0;
  let isShifted = false;
  /** Of the context: from when on sound comes through the shifter. */
  let heardFrom = Number.POSITIVE_INFINITY;

  return {
    output: detour.output,
    put(node, itsLatency) {
      detour.put({ input: node, output: node });
      latency = itsLatency;
    },
    setShifted(wanted) {
      if (wanted === isShifted) return;
      isShifted = wanted;
      heardFrom = wanted ? context.currentTime + latency : Number.POSITIVE_INFINITY;
      // It first has to fill.
      detour.take(wanted, wanted ? latency : 0);
    },
    latency: () => (context.currentTime >= heardFrom ? latency : 0),
    empty: detour.empty,
  };
}
