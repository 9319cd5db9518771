/**
 * A place where sound goes around a stage until it is wanted. A stage that nothing leads to computes nothing, and five
 * studios of fifty nodes each would take a sixth of a core.
 */
import { fadeTo } from "./fade.ts";
import type { Stage } from "./stage.ts";

export interface Detour {
  readonly output: GainNode;
  /** Throws where the browser does not connect it; sound then goes on around it. */
  put(stage: Stage): void;
  /** @param delay seconds that the stage needs before anything comes out */
  take(isWanted: boolean, delay?: number): void;
  empty(): void;
}

/** Milliseconds in which a stage has faded. */
const FADED = 100;

export function createDetour(context: BaseAudioContext, input: AudioNode): Detour {
  const output = context.createGain();
  const around = new GainNode(context, { gain: 1 });
  const through = new GainNode(context, { gain: 0 });
  let held: Stage | null = null;
  let isTaken = false;
  let isConnected = false;
  input.connect(around).connect(output);

  function leave(): void {
    if (!held || !isConnected) return;
    input.disconnect(held.input);
    through.disconnect();
    isConnected = false;
  }

  return {
    output,
    put(stage) {
      stage.output.connect(through);
      held = stage;
    },
    take(isWanted, delay = 0) {
      if (!held || isWanted === isTaken) return;
      isTaken = isWanted;
      if (isWanted && !isConnected) {
        input.connect(held.input);
        through.connect(output);
        isConnected = true;
      }
      const at = context.currentTime + delay;
      fadeTo(around.gain, isWanted ? 0 : 1, context, at);
      fadeTo(through.gain, isWanted ? 1 : 0, context, at);
      if (!isWanted) setTimeout(() => isTaken || leave(), FADED);
    },
    empty() {
      leave();
      held?.output.disconnect();
      held = null;
      isTaken = false;
    },
  };
}
