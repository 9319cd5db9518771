/** The way of one sound: media element, shutter, pitch, centre, equaliser, volume, analyser, speakers. */
import { createCentreReduction, type CentreReduction } from "./centre-reduction.ts";
import { createEqualizer, type Equalizer } from "./equalizer.ts";
import { fadeTo } from "./fade.ts";
import { createPitchSlot, type PitchSlot } from "./pitch-slot.ts";
import { createShutter, type Shutter } from "./shutter.ts";

export interface SoundGraph {
  readonly shutter: Shutter;
  readonly pitch: PitchSlot;
  readonly centre: CentreReduction;
  readonly equalizer: Equalizer;
  readonly analyser: AnalyserNode;
  /** Goes past everything but the volume. */
  readonly clicks: AudioNode;
  setVolume(volume: number): void;
  close(): void;
}

const ANALYSER_SIZE = 4096;

export function createSoundGraph(context: AudioContext, source: AudioNode): SoundGraph {
  const shutter = createShutter(context);
  const pitch = createPitchSlot(context);
  const centre = createCentreReduction(context);
  const equalizer = createEqualizer(context);
  const volume = context.createGain();
  const analyser = new AnalyserNode(context, { fftSize: ANALYSER_SIZE, smoothingTimeConstant: 0 });
  const clicks = context.createGain();
  source.connect(shutter.input);
  shutter.output.connect(pitch.input);
  pitch.output.connect(centre.input);
  centre.output.connect(equalizer.input);
  equalizer.output.connect(volume).connect(analyser).connect(context.destination);
  clicks.connect(context.destination);

  return {
    shutter,
    pitch,
    centre,
    equalizer,
    analyser,
    clicks,
    setVolume(value) {
      fadeTo(volume.gain, value, context);
      fadeTo(clicks.gain, value, context);
    },
    close() {
      // What nothing leads to any more is let go of as a whole.
      source.disconnect(shutter.input);
      analyser.disconnect();
      clicks.disconnect();
    },
  };
}
