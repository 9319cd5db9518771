/** Takes as the chord network hears them, beat by beat, kept in a folder, since to make them takes minutes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type ChordInputs, chordInputs } from "@bandstand/audio/analysis/chord-inputs";
import { CHORD_KINDS, SONG_CHORDS } from "@bandstand/audio/analysis/chord-kinds";
import { soundingBetween } from "@bandstand/audio/analysis/harmony";
import { hearHarmony } from "@bandstand/audio/analysis/song-features";
import { z } from "zod";
import { makeChordTake } from "./chord-takes.ts";

const heard = z.object({
  harmony: z.object({ notes: z.instanceof(Float32Array), tuned: z.instanceof(Float32Array) }),
  beats: z.array(z.number()),
  chords: z.array(z.object({ time: z.number(), label: z.string() })),
});
type Heard = z.infer<typeof heard>;

/** Of one span. */
export interface ChordExample extends ChordInputs {
  /** Its place among `SONG_CHORDS`; their number where none sounds. */
  chord: number;
}

export const KINDS = CHORD_KINDS.length;

export function chordExamples(seed: number, folder: string): ChordExample[] {
  const { harmony, beats, chords } = heardTake(seed, folder);
  const spans = beats.map((time, i) => soundingBetween(harmony, time, beats[i + 1] ?? time + 0.5));
  return chordInputs(spans).map((inputs, i) => {
    const time = (beats[i] ?? 0) + 0.05;
    const label = chords.findLast((chord) => chord.time <= time)?.label ?? "N";
    const chord = SONG_CHORDS.findIndex((one) => one.label === label);
    return { ...inputs, chord: chord < 0 ? SONG_CHORDS.length : chord };
  });
}

function heardTake(seed: number, folder: string): Heard {
  const file = join(folder, `${seed}.chords`);
  if (existsSync(file)) return heard.parse(deserialize(readFileSync(file)));
  const take = makeChordTake(seed);
  const made = { harmony: hearHarmony(take), beats: take.beats, chords: take.chords };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, serialize(made));
  return heard.parse(made);
}
