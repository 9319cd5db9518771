/**
 * An insert: sound bypasses the effect until it is enabled. An effect that nothing leads to computes nothing, and five
 * studios of fifty nodes each would take a sixth of a core.
 */
import { fadeTo } from "./fade.ts";
import type { Effect } from "./effect.ts";

export interface EffectInsert {
  readonly output: GainNode;
  /** Throws where the browser does not connect it; sound then bypasses it. */
  insert(effect: Effect): void;
  /** @param delay seconds that the effect needs before anything comes out */
  setEnabled(enabled: boolean, delay?: number): void;
  remove(): void;
}

/** Milliseconds in which a effect has faded. */
const FADED = 100;

export function createEffectInsert(context: BaseAudioContext, input: AudioNode): EffectInsert {
  const output = context.createGain();
  const bypass = new GainNode(context, { gain: 1 });
  const through = new GainNode(context, { gain: 0 });
  let inserted: Effect | null = null;
  let isEnabled = false;
  let isConnected = false;
  input.connect(bypass).connect(output);

  function leave(): void {
    if (!inserted || !isConnected) return;
    input.disconnect(inserted.input);
    through.disconnect();
    isConnected = false;
  }

  return {
    output,
    insert(effect) {
      effect.output.connect(through);
      inserted = effect;
    },
    setEnabled(enabled, delay = 0) {
      if (!inserted || enabled === isEnabled) return;
      isEnabled = enabled;
      if (enabled && !isConnected) {
        input.connect(inserted.input);
        through.connect(output);
        isConnected = true;
      }
      const at = context.currentTime + delay;
      fadeTo(bypass.gain, enabled ? 0 : 1, context, at);
      fadeTo(through.gain, enabled ? 1 : 0, context, at);
      if (!enabled) setTimeout(() => isEnabled || leave(), FADED);
    },
    remove() {
      leave();
      inserted?.output.disconnect();
      inserted = null;
      isEnabled = false;
    },
  };
}
