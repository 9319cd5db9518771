/** How a media element comes to be heard: through a graph, or by itself where the browser has nothing better. */
import type { AudioOutput } from "./audio-output.ts";
import { createClicks } from "./graph/clicks.ts";
import type { Shutter } from "./graph/shutter.ts";
import { createSoundGraph, type SoundGraph } from "./graph/sound-graph.ts";
import { createPitchControl } from "./pitch/pitch-control.ts";
import type { PitchWay, SoundControls } from "./studio-sound.ts";
import type { ClickAt } from "./transport/count-in.ts";

export interface Voice {
  readonly hasGraph: boolean;
  readonly sampleRate: number;
  /** What is to be expected; a way that turns out worse is told. */
  readonly pitchWay: PitchWay;
  readonly clickAt: ClickAt;
  readonly shutter: Shutter;
  set(controls: SoundControls): void;
  wake(): Promise<boolean>;
  /** Seconds that pitch takes. */
  pitchLatency(): number;
  /** Seconds from there to the ear. */
  outputLatency(): number;
  /** Energies of what the sides share and of how they differ; null where nobody can tell. */
  measureSides(): { middle: number; side: number } | null;
  readSpectrum(decibels: Float32Array<ArrayBuffer>): void;
  close(): void;
}

export interface VoiceOptions {
  media: HTMLMediaElement;
  output: AudioOutput | null;
  onPitchWay: (way: PitchWay) => void;
  onSilenced: () => void;
}

export function createVoice({ media, output, onPitchWay, onSilenced }: VoiceOptions): Voice {
  const graph = output && graphOf(output, media);
  if (!output || !graph) return plainVoice(media);
  const { context, shifters } = output;
  const pitch = createPitchControl(shifters, graph.pitch, onPitchWay);
  const unlisten = output.onSilenced(onSilenced);

  return {
    hasGraph: true,
    sampleRate: context.sampleRate,
    pitchWay: shifters.expected,
    clickAt: createClicks(context, graph.clicks),
    shutter: graph.shutter,
    set(controls) {
      pitch.set(controls.pitch);
      graph.centre.set(controls.centreReduced);
      graph.equalizer.set(controls.gains);
      graph.setVolume(controls.volume);
    },
    wake: output.wake,
    pitchLatency: graph.pitch.latency,
    // Some browsers do not know it.
    outputLatency: () => context.outputLatency || 0,
    measureSides: graph.centre.measure,
    readSpectrum: (decibels) => graph.analyser.getFloatFrequencyData(decibels),
    close() {
      unlisten();
      pitch.close();
      graph.close();
    },
  };
}

function graphOf({ context }: AudioOutput, media: HTMLMediaElement): SoundGraph | null {
  try {
    return createSoundGraph(context, media);
  } catch {
    return null;
  }
}

/** The sample rate to speak of where nothing is sampled. */
const USUAL_RATE = 44_100;

function plainVoice(media: HTMLMediaElement): Voice {
  return {
    hasGraph: false,
    sampleRate: USUAL_RATE,
    pitchWay: "preservesPitch" in media ? "rate" : "none",
    clickAt: () => () => {},
    shutter: { closeIn: () => {}, open: () => {} },
    set: () => {},
    wake: () => Promise.resolve(true),
    pitchLatency: () => 0,
    outputLatency: () => 0,
    measureSides: () => null,
    readSpectrum: (decibels) => {
      decibels.fill(Number.NEGATIVE_INFINITY);
    },
    close: () => {},
  };
}
