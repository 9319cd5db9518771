/** A page with the engine of the studios and nothing else. What it sounds is recorded. */
import { createAudioEngine } from "@bandstand/audio/engine/audio-engine";
import type { AudioPlatform, MediaKind } from "@bandstand/audio/engine/audio-platform";
import type { SoundControls, StudioSound } from "@bandstand/audio/engine/studio-sound";
import { browserAudio } from "../../../../apps/web/src/lib/studio-sound/browser-audio.ts";
import { type Recorded, recordedContext } from "./recorded-context.ts";

export interface Recording {
  sampleRate: number;
  /** Base64 of samples of 32 bits. */
  left: string;
  right: string;
}

/** An engine in a context of its own, which is recorded. */
export interface Studio {
  context: AudioContext;
  platform: AudioPlatform;
  /** Waits until it is ready, or has failed. */
  open(url: string, controls?: Partial<SoundControls>, kind?: MediaKind): Promise<StudioSound>;
  /** What sounds from now on, or from another time of the context. */
  record(seconds: number, from?: number): Promise<Recording>;
  close(): void;
}

declare global {
  interface Window {
    /** @param lacking what this browser has otherwise, or not at all; with a context nothing is recorded */
    openStudio(lacking?: Partial<AudioPlatform>): Promise<Studio>;
    /** The one of a measurement that takes several calls. */
    studio: Studio;
    wait(milliseconds: number): Promise<void>;
    until(isSo: () => boolean): Promise<void>;
  }
}

const CONTROLS: SoundControls = {
  volume: 1,
  speed: 1,
  pitch: 0,
  gains: null,
  loop: null,
  centreReduced: false,
  click: null,
  countIn: null,
};

window.wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
window.until = async (isSo) => {
  while (!isSo()) await window.wait(5);
};
window.openStudio = async (lacking = {}) => {
  // Whoever brings a context wants to know what playing costs, without being recorded.
  const isRecorded = !("newContext" in lacking);
  const { context, between } = isRecorded ? await recordedContext() : unrecorded();
  const platform = { ...browserAudio(window), newContext: () => context, ...lacking };
  const engine = createAudioEngine(platform);
  return {
    context,
    platform,
    async open(url, controls = {}, kind = "audio") {
      const sound = engine.openSound({ url, kind }, { ...CONTROLS, ...controls });
      await window.until(() => sound.snapshot().status !== "loading");
      return sound;
    },
    async record(seconds, from = context.currentTime) {
      const { left, right } = await between(from, from + seconds);
      return { sampleRate: context.sampleRate, left: base64(left), right: base64(right) };
    },
    close: engine.close,
  };
};

function unrecorded(): Recorded {
  const nothing = () => Promise.reject(new Error("Nothing is recorded here."));
  return { context: new AudioContext(), between: nothing };
}

function base64(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
