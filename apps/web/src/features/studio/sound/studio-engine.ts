/** The engine of this page's studios: one for all of them, since a browser allows few audio contexts. */
import { type AudioEngine, createAudioEngine } from "@bandstand/audio/engine/audio-engine";
import { browserAudio } from "./browser-audio.ts";

export function createStudioEngine(browser: Window & typeof globalThis): AudioEngine {
  return createAudioEngine(browserAudio(browser));
}
