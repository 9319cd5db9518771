/** The way of one sound: media element, shutter, pitch, centre, equaliser, curtain, volume, analyser, speakers. */
import { createCentreReduction } from "./centre-reduction.ts";
import { type Curtain, createCurtain } from "./curtain.ts";
import { createDetour } from "./detour.ts";
import { createEqualizer, type Equalizer } from "./equalizer.ts";
import { fadeTo } from "./fade.ts";
import { createPitchSlot, type PitchSlot } from "./pitch-slot.ts";
import { createShutter, type Shutter } from "./shutter.ts";
import type { Stage } from "./stage.ts";
import { createSideMeter, type SideMeter } from "./side-meter.ts";

export interface SoundGraph {
  readonly shutter: Shutter;
  readonly curtain: Curtain;
  readonly pitch: PitchSlot;
  readonly sides: SideMeter;
  readonly analyser: AnalyserNode;
  /** Goes past everything but the volume. */
  readonly clicks: AudioNode;
  setCentreReduced(isReduced: boolean): void;
  /** Decibels of the bands; null switches them off. */
  setGains(gains: readonly number[] | null): void;
  setVolume(volume: number): void;
  close(): void;
}

const ANALYSER_SIZE = 4096;

export function createSoundGraph(context: AudioContext, source: AudioNode): SoundGraph {
  const shutter = createShutter(context);
  const pitch = createPitchSlot(context, shutter.node);
  const sides = createSideMeter(context, pitch.output);
  const centre = createDetour(context, pitch.output);
  const shape = createDetour(context, centre.output);
  // Made when they are wanted: Chromium keeps filters that never computed anything.
  let reduction: Stage | null = null;
  let equalizer: Equalizer | null = null;
  const volume = context.createGain();
  const analyser = new AnalyserNode(context, { fftSize: ANALYSER_SIZE, smoothingTimeConstant: 0 });
  const clicks = context.createGain();
  source.connect(shutter.node);
  shape.output.connect(volume).connect(analyser).connect(context.destination);
  clicks.connect(context.destination);

  return {
    shutter,
    curtain: createCurtain(shape.output),
    pitch,
    sides,
    analyser,
    clicks,
    setCentreReduced(isReduced) {
      if (isReduced && !reduction) {
        reduction = createCentreReduction(context);
        centre.put(reduction);
      }
      centre.take(isReduced);
    },
    setGains(gains) {
      const isShaped = gains?.some((gain) => gain !== 0) ?? false;
      if (isShaped && !equalizer) {
        equalizer = createEqualizer(context);
        shape.put(equalizer);
      }
      equalizer?.set(gains);
      shape.take(isShaped);
    },
    setVolume(value) {
      fadeTo(volume.gain, value, context);
      fadeTo(clicks.gain, value, context);
    },
    close() {
      // What nothing leads to any more is let go of as a whole.
      source.disconnect(shutter.node);
      sides.close();
      analyser.disconnect();
      clicks.disconnect();
    },
  };
}
