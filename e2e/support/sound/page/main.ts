/** A page with the engine of the studios and nothing else. What it sounds is recorded. */
import { createAudioEngine } from "@bandstand/audio/engine/audio-engine";
import type { AudioPlatform } from "@bandstand/audio/engine/audio-platform";
import { FIRST_CONTROLS } from "@bandstand/audio/engine/first-controls.fixture";
import type { SoundControls, StudioSound } from "@bandstand/audio/engine/studio-sound";
import type { Recording as Opened } from "@bandstand/audio/engine/channel";
import { browserAudio } from "../../../../apps/web/src/features/studio/sound/browser-audio.ts";
import { recordOf } from "./record-of.ts";

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
  open(
    url: string,
    controls?: Partial<SoundControls>,
    recording?: Partial<Opened>,
  ): Promise<StudioSound>;
  /** What sounds from now on, or from another time of the context. */
  record(seconds: number, from?: number): Promise<Recording>;
  close(): void;
}

declare global {
  interface Window {
    /**
     * @param lacking what this browser has otherwise, or not at all
     * @param isRecorded false for whoever wants to know what playing costs
     */
    openStudio(lacking?: Partial<AudioPlatform>, isRecorded?: boolean): Promise<Studio>;
    /** The one of a measurement that takes several calls. */
    studio: Studio;
    wait(milliseconds: number): Promise<void>;
    until(isSo: () => boolean): Promise<void>;
  }
}

window.wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
window.until = async (isSo) => {
  while (!isSo()) await window.wait(5);
};
window.openStudio = async (lacking = {}, isRecorded = true) => {
  const platform = { ...browserAudio(window), ...lacking };
  const context = platform.newContext?.() ?? new AudioContext();
  const between = isRecorded ? await recordOf(context) : notRecorded;
  const newContext = platform.newContext && (() => context);
  const engine = createAudioEngine({ ...platform, newContext });
  return {
    context,
    platform,
    async open(url, controls = {}, recording = {}) {
      const opened = { url, kind: "audio" as const, duration: 60, ...recording };
      const sound = engine.openSound(opened, { ...FIRST_CONTROLS, ...controls });
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

function notRecorded(): Promise<never> {
  return Promise.reject(new Error("Nothing is recorded here."));
}

function base64(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
