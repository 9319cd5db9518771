// Hears what a page of the product sounds: the last part of a second of it, on its way to the speakers.

import type { Page } from "@playwright/test";
import { samplesOf } from "./measure.ts";

/** A moment of sound, and when it was: seconds of the audio clock, which no busy machine slows down. */
export interface Moment {
  readonly at: number;
  readonly sampleRate: number;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

declare global {
  interface Window {
    /** Of the audio context that was made last. */
    hear: () => { at: number; sampleRate: number; left: string; right: string };
    contexts: AudioContext[];
  }
}

/** Before the page is opened. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.contexts = [];
    /** Base64 of samples of 32 bits. */
    const sounding = (ear: AnalyserNode) => {
      const samples = new Float32Array(ear.fftSize);
      ear.getFloatTimeDomainData(samples);
      const bytes = new Uint8Array(samples.buffer);
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    };
    window.AudioContext = class extends window.AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        const tap = this.createGain();
        tap.connect(this.destination);
        const sides = this.createChannelSplitter(2);
        tap.connect(sides);
        const earOf = (side: number) => {
          const ear = this.createAnalyser();
          ear.fftSize = 32_768;
          sides.connect(ear, side);
          return ear;
        };
        const [left, right] = [earOf(0), earOf(1)];
        Object.defineProperty(this, "destination", { value: tap });
        window.contexts.push(this);
        window.hear = () => ({
          at: this.currentTime,
          sampleRate: this.sampleRate,
          left: sounding(left),
          right: sounding(right),
        });
      }
    };
  });
}

export async function hear(page: Page): Promise<Moment> {
  const { left, right, ...when } = await page.evaluate(() => window.hear());
  return { ...when, left: samplesOf(left), right: samplesOf(right) };
}
