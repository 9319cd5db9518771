/** Runs in a worker thread: renders one song after the other as it is told, each whole or not at all. */
import { rename, writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { writeWav } from "@bandstand/audio/write-wav";
import { SCORES } from "./content/scores/all.ts";
import { renderSong, SAMPLE_RATE } from "./synth/render-song.ts";

export type RenderOrder = {
  readonly title: string;
  /** Absolute path of the WAV file to make. */
  readonly path: string;
};

async function render({ title, path }: RenderOrder): Promise<void> {
  const score = SCORES.find((candidate) => candidate.title === title);
  if (!score) throw new RangeError(`There is no score "${title}".`);
  const { left, right } = renderSong(score);
  // Another server may be rendering into the same folder.
  const unfinished = `${path}.${process.pid}.part`;
  await writeFile(unfinished, writeWav({ sampleRate: SAMPLE_RATE, channels: [left, right] }));
  await rename(unfinished, path);
}

parentPort?.on("message", (order: RenderOrder) => {
  render(order).then(
    () => parentPort?.postMessage(order),
    // An error that nobody handles reaches the main thread as the worker's "error".
    (error: unknown) => {
      throw error;
    },
  );
});
