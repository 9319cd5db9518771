/** Takes as the analysis hears them, kept in a folder, since to make them takes minutes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { songFeatures } from "@bandstand/audio/analysis/song-features";
import { atWorkingRate } from "@bandstand/audio/analysis/working-rate";
import { z } from "zod";
import { makeDriftTake, makeFreeTake, makeTake, type Take } from "./takes.ts";

const values = z.instanceof(Float32Array);
const heard = z.object({
  style: z.string(),
  features: z.object({
    onsets: z.object({ low: values, middle: values, high: values, parts: z.array(values) }),
    chroma: z.object({ treble: values, bass: values, frames: z.number() }),
    chordChanges: values,
    tuning: z.number(),
  }),
  /** Seconds. */
  beats: z.array(z.number()),
  bars: z.array(z.number()),
  beatsPerBar: z.number(),
});
export type Heard = z.infer<typeof heard>;

export function heardTake(seed: number, folder: string): Heard {
  return kept(join(folder, `${seed}.take`), () => makeTake(seed));
}

export function heardFreeTake(seed: number, folder: string): Heard {
  return kept(join(folder, `free-${seed}.take`), () => makeFreeTake(seed));
}

export function heardDriftTake(seed: number, folder: string): Heard {
  return kept(join(folder, `drift-${seed}.take`), () => makeDriftTake(seed));
}

function kept(file: string, make: () => Take): Heard {
  if (existsSync(file)) return heard.parse(deserialize(readFileSync(file)));
  const { style, samples, sampleRate, beats, bars, beatsPerBar } = make();
  const features = songFeatures(atWorkingRate({ samples, sampleRate }));
  const made = { style, features, beats, bars, beatsPerBar };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize(made));
  return heard.parse(made);
}
