/** Makes the recordings of the demo band: WAV files in a folder, rendered aside from the thread that serves. */
import { createHash } from "node:crypto";
import { access, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { slugify } from "@bandstand/domain/band-identity";
import { SCORES } from "./content/scores/all.ts";
import type { RenderOrder } from "./render-worker.ts";
import type { Score } from "./synth/score.ts";
import { workThrough } from "./work-through.ts";

const SYNTH = new URL("./synth/", import.meta.url);
const WORKER = new URL("./render-worker.ts", import.meta.url);

export type RenderProgress = {
  /** Songs that are there by now, of all. */
  readonly done: number;
  readonly total: number;
  readonly title: string;
};

export type RenderOptions = {
  /** Made when it is missing. */
  readonly folder: string;
  /** Songs to render; all when left out. */
  readonly titles?: readonly string[];
  readonly onProgress?: (progress: RenderProgress) => void;
  readonly signal?: AbortSignal;
};

/**
 * The recordings' paths by title. A file that is there already stays: its name holds a hash of score and synthesiser, so
 * that a change in either renders anew. Throws what broke the rendering, or the signal's reason.
 */
export async function renderRecordings(
  options: RenderOptions,
): Promise<ReadonlyMap<string, string>> {
  const { folder, onProgress, signal } = options;
  const scores = SCORES.filter(({ title }) => options.titles?.includes(title) ?? true);
  await mkdir(folder, { recursive: true });
  const synth = await synthHash();
  const paths = new Map(scores.map((score) => [score.title, join(folder, fileName(score, synth))]));
  const there = await Promise.all(
    [...paths].map(async ([title, path]) => ({ title, path, isThere: await exists(path) })),
  );
  const missing = there.filter(({ isThere }) => !isThere);
  let done = scores.length - missing.length;
  const finished = (title: string) => {
    done += 1;
    onProgress?.({ done, total: scores.length, title });
  };
  signal?.throwIfAborted();
  await workThrough<RenderOrder, RenderOrder>({
    worker: WORKER,
    orders: missing,
    finished: ({ title }) => finished(title),
    signal,
  });
  return paths;
}

function fileName(score: Score, synth: string): string {
  const hash = createHash("sha256").update(synth).update(JSON.stringify(score)).digest("hex");
  return `${slugify(score.title)}-${hash.slice(0, 16)}.wav`;
}

/** Of the synthesiser's own source. */
async function synthHash(): Promise<string> {
  const names = await readdir(SYNTH, { recursive: true });
  const hash = createHash("sha256");
  for (const name of names.toSorted()) {
    if (!/(?<!\.test|\.fixture)\.ts$/.test(name)) continue;
    hash
      .update(name.replaceAll("\\", "/"))
      .update(await readFile(new URL(name.replaceAll("\\", "/"), SYNTH)));
  }
  return hash.digest("hex");
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
