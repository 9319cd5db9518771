/** The way of one sound: media element, mute gate, parts, pitch, centre, equaliser, tail mute, volume, analyser, speakers. */
import { createCentreReduction } from "./centre-reduction.ts";
import { type TailMute, createTailMute } from "./tail-mute.ts";
import { createEffectInsert } from "./effect-insert.ts";
import { createEqualizer, type Equalizer } from "./equalizer.ts";
import { fadeTo } from "./fade.ts";
import { createLateInsert, type LateInsert } from "./late-insert.ts";
import { createMuteGate, type MuteGate } from "./mute-gate.ts";
import type { Effect } from "./effect.ts";
import { createSideMeter, type SideMeter } from "./side-meter.ts";

export interface SoundGraph {
  readonly muteGate: MuteGate;
  readonly tailMute: TailMute;
  /** What tells the parts of a recording apart, where the browser has worklets. */
  readonly parts: LateInsert;
  readonly pitch: LateInsert;
  readonly sides: SideMeter;
  readonly analyser: AnalyserNode;
  /** Goes past everything but the volume. */
  readonly clicks: AudioNode;
  /** All or nothing of it, for where there are none. */
  setCentreReduced(isReduced: boolean): void;
  /** Decibels of the bands; null switches them off. */
  setGains(gains: readonly number[] | null): void;
  /** @param clickLevel in the middle, at 0.5, clicks are as they are made */
  setVolume(volume: number, clickLevel: number): void;
  close(): void;
}

const ANALYSER_SIZE = 4096;

export function createSoundGraph(context: AudioContext, source: AudioNode): SoundGraph {
  const muteGate = createMuteGate(context);
  const parts = createLateInsert(context, muteGate.node);
  const pitch = createLateInsert(context, parts.output);
  const sides = createSideMeter(context, muteGate.node);
  const centre = createEffectInsert(context, pitch.output);
  const shape = createEffectInsert(context, centre.output);
  // Made when they are wanted: Chromium keeps filters that never computed anything.
  let reduction: Effect | null = null;
  let equalizer: Equalizer | null = null;
  const volume = context.createGain();
  const analyser = new AnalyserNode(context, { fftSize: ANALYSER_SIZE, smoothingTimeConstant: 0 });
  const clicks = context.createGain();
  source.connect(muteGate.node);
  shape.output.connect(volume).connect(analyser).connect(context.destination);
  clicks.connect(context.destination);

  return {
    muteGate,
    tailMute: createTailMute(shape.output),
    parts,
    pitch,
    sides,
    analyser,
    clicks,
    setCentreReduced(isReduced) {
      if (isReduced && !reduction) {
        reduction = createCentreReduction(context);
        centre.insert(reduction);
      }
      centre.setEnabled(isReduced);
    },
    setGains(gains) {
      const isShaped = gains?.some((gain) => gain !== 0) ?? false;
      if (isShaped && !equalizer) {
        equalizer = createEqualizer(context);
        shape.insert(equalizer);
      }
      equalizer?.set(gains);
      shape.setEnabled(isShaped);
    },
    setVolume(value, clickLevel) {
      fadeTo(volume.gain, value, context);
      fadeTo(clicks.gain, 2 * clickLevel * value, context);
    },
    close() {
      // What nothing leads to any more is let go of as a whole.
      source.disconnect(muteGate.node);
      sides.close();
      analyser.disconnect();
      clicks.disconnect();
    },
  };
}
