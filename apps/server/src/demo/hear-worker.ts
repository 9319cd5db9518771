/** Runs in a worker thread: analyses one recording after the other as it is told. */
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { analyse } from "@bandstand/audio/analysis/analyse";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { analysisForSettings } from "@bandstand/audio/kept-analysis";
import { createWavReader } from "@bandstand/audio/wav";
import type { AnalysisSettings } from "@bandstand/domain/studio/settings";

export type HearOrder = {
  readonly title: string;
  /** Absolute path of a WAV file. */
  readonly path: string;
  /** When it is heard, ISO 8601. */
  readonly at: string;
};

export type HearAnswer = { readonly title: string; readonly analysis: AnalysisSettings };

async function hear({ title, path, at }: HearOrder): Promise<HearAnswer> {
  const analysis = analyse(await readMono(path));
  return { title, analysis: analysisForSettings(analysis, new Date(at)) };
}

/** The mean of the channels, as a browser mixes them. */
async function readMono(path: string): Promise<Sound> {
  const reader = createWavReader();
  const frames = reader.push(await readFile(path));
  const format = reader.format();
  if (!format) throw new RangeError(`${path} is no WAV file.`);
  const { channels, sampleRate } = format;
  const samples = Float32Array.from({ length: Math.floor(frames.length / channels) }, (_, at) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += frames[at * channels + channel] ?? 0;
    return sum / channels;
  });
  return { samples, sampleRate };
}

parentPort?.on("message", (order: HearOrder) => {
  hear(order).then(
    (answer) => parentPort?.postMessage(answer),
    // An error that nobody handles reaches the main thread as the worker's "error".
    (error: unknown) => {
      throw error;
    },
  );
});
