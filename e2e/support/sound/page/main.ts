/** A page with the studios' engine and nothing else. What it sounds is recorded. */
import { type AudioEngine, createAudioEngine } from "@bandstand/audio/engine/audio-engine";
import type { AudioPlatform } from "@bandstand/audio/engine/audio-platform";
import type { SoundControls, StudioSound } from "@bandstand/audio/engine/studio-sound";
import { browserAudio } from "../../../../apps/web/src/lib/studio-sound/browser-audio.ts";
import { type Recorded, recordedContext } from "./recorded-context.ts";

export interface SoundPage {
  /** A browser that lacks something. */
  newEngine(lacking?: Partial<AudioPlatform>): Promise<AudioEngine>;
  open(url: string, controls?: Partial<SoundControls>, engine?: AudioEngine): Promise<StudioSound>;
  /** Of the engine that was made last. */
  context(): AudioContext;
  /** Waits for so many seconds of output, from now, and gives its two channels as base64 of 32-bit samples. */
  record(seconds: number): Promise<{ sampleRate: number; left: string; right: string }>;
  wait(milliseconds: number): Promise<void>;
  until(isSo: () => boolean): Promise<void>;
  sounds: StudioSound[];
}

declare global {
  interface Window {
    sound: SoundPage;
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

let recorded: Recorded | null = null;
let engine: AudioEngine | null = null;

const page: SoundPage = {
  sounds: [],
  async newEngine(lacking = {}) {
    const mine = await recordedContext();
    recorded = mine;
    const platform = { ...browserAudio(window), newContext: () => mine.context, ...lacking };
    engine = createAudioEngine(platform);
    return engine;
  },
  async open(url, controls = {}, on) {
    const player = on ?? engine ?? (await this.newEngine());
    const sound = player.openSound({ url, kind: "audio" }, { ...CONTROLS, ...controls });
    this.sounds.push(sound);
    await this.until(() => sound.snapshot().status !== "loading");
    return sound;
  },
  context() {
    if (!recorded) throw new Error("There is no engine yet.");
    return recorded.context;
  },
  async record(seconds) {
    if (!recorded) throw new Error("There is no engine yet.");
    const { context, take } = recorded;
    take();
    const end = context.currentTime + seconds;
    await this.until(() => context.currentTime > end + 0.1);
    const [left, right] = take();
    return { sampleRate: context.sampleRate, left: base64(left), right: base64(right) };
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  async until(isSo) {
    while (!isSo()) await this.wait(5);
  },
};
window.sound = page;

function base64(samples: Float32Array): string {
  const bytes = new Uint8Array(samples.buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
