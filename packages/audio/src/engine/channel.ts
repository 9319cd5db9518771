/** How a media element comes to be heard: through a graph, or by itself where the browser has nothing better. */
import type { AudioOutput } from "./audio-output.ts";
import type { MediaKind } from "./audio-platform.ts";
import { createClickSound } from "./graph/click-sound.ts";
import type { TailMute } from "./graph/tail-mute.ts";
import type { MuteGate } from "./graph/mute-gate.ts";
import { elementSource, type MediaSource } from "./media/media-sources.ts";
import type { SideMeter } from "./graph/side-meter.ts";
import { createSoundGraph } from "./graph/sound-graph.ts";
import type { PlayableMedia } from "./media/playable-media.ts";
import { createPartsControl } from "./parts/parts-control.ts";
import { createPitchControl } from "./pitch/pitch-control.ts";
import type { PitchMethod, SoundControls } from "./studio-sound.ts";
import type { Clicks } from "./transport/clicks.ts";

export interface Recording {
  url: string;
  kind: MediaKind;
  /** Seconds; null where nobody knows before it plays. */
  duration: number | null;
  /** One that was never led into a graph; otherwise there is one. */
  element?: HTMLMediaElement;
}

export interface Channel {
  readonly media: PlayableMedia;
  /** For the page. */
  readonly element: HTMLMediaElement;
  readonly hasGraph: boolean;
  readonly sampleRate: number;
  /** What is to be expected, as is the next; what turns out worse is told. */
  readonly pitchMethod: PitchMethod;
  readonly canCutDrums: boolean;
  readonly clicks: Clicks;
  readonly muteGate: MuteGate;
  readonly tailMute: TailMute;
  set(controls: SoundControls): void;
  resume(): Promise<boolean>;
  suspend(): void;
  /** Seconds that pitch and parts take. */
  graphLatency(): number;
  /** Seconds from there to the ear. */
  outputLatency(): number;
  /** Null where nobody can tell how its sides differ. */
  readonly sides: SideMeter | null;
  readSpectrum(decibels: Float32Array<ArrayBuffer>): void;
  close(): void;
}

export interface ChannelOptions {
  recording: Recording;
  newMedia: (kind: MediaKind) => HTMLMediaElement;
  output: AudioOutput | null;
  onPitchMethod: (way: PitchMethod) => void;
  /** Its drums cannot be told from the rest here. */
  onNoDrums: () => void;
  onSilenced: () => void;
}

export function createChannel(options: ChannelOptions): Channel {
  const { recording, newMedia, output, onPitchMethod, onNoDrums, onSilenced } = options;
  const plain = () => plainChannel(recording.element ?? newMedia(recording.kind));
  // Its speed is right as long as no graph takes its sound.
  if (output && isTooLong(output, recording)) return { ...plain(), pitchMethod: "none" };
  const source = output && sourceOf(output, recording);
  if (!output || !source) return plain();
  const graph = createSoundGraph(output.context, source.node);
  const { context, shifters } = output;
  const pitch = createPitchControl(shifters, graph.pitch, onPitchMethod);
  const parts = createPartsControl({ output, graph, onNoDrums });
  const unlisten = output.onSilenced(onSilenced);

  return {
    media: source.media,
    element: source.element,
    hasGraph: true,
    sampleRate: context.sampleRate,
    pitchMethod: shifters.expected,
    canCutDrums: parts.canCutDrums,
    clicks: createClickSound(context, graph.clicks),
    muteGate: graph.muteGate,
    tailMute: graph.tailMute,
    set(controls) {
      pitch.set(controls.pitch);
      parts.set(controls.parts);
      graph.setGains(controls.gains);
      graph.setVolume(controls.volume, controls.clickLevel);
    },
    resume: () => output.resume(source),
    suspend: () => output.suspend(source),
    graphLatency: () => graph.parts.latency() + graph.pitch.latency(),
    // Some browsers do not know it.
    outputLatency: () => context.outputLatency || 0,
    sides: graph.sides,
    readSpectrum: (decibels) => graph.analyser.getFloatFrequencyData(decibels),
    close() {
      unlisten();
      pitch.close();
      parts.close();
      graph.close();
      if (!recording.element) output.sources.release(recording.kind, source);
    },
  };
}

function isTooLong({ sources }: AudioOutput, { kind, duration, element }: Recording): boolean {
  return !element && sources.isTooLong(kind, duration);
}

function sourceOf(
  { context, sources }: AudioOutput,
  { kind, element }: Recording,
): MediaSource | null {
  try {
    return element ? elementSource(context, element) : sources.acquire(kind);
  } catch {
    return null;
  }
}

/** The sample rate to speak of where nothing is sampled. */
const USUAL_RATE = 44_100;

function plainChannel(element: HTMLMediaElement): Channel {
  return {
    media: element,
    element,
    hasGraph: false,
    sampleRate: USUAL_RATE,
    pitchMethod: "preservesPitch" in element ? "rate" : "none",
    canCutDrums: false,
    clicks: { now: () => 0, at: () => () => {} },
    muteGate: { closeAfter: () => {}, open: () => {} },
    tailMute: { mute: () => {}, unmute: () => {} },
    set: () => {},
    resume: () => Promise.resolve(true),
    suspend: () => {},
    graphLatency: () => 0,
    outputLatency: () => 0,
    sides: null,
    readSpectrum: (decibels) => {
      decibels.fill(Number.NEGATIVE_INFINITY);
    },
    close: () => {},
  };
}
