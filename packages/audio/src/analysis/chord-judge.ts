/** How likely each of `SONG_CHORDS` sounds in each span of a song, by what was learned; last comes that none does. */
import { CHORD_KINDS, SONG_CHORDS } from "./chord-kinds.ts";
import { type ChordInputs, NOTE_INPUTS, turned } from "./chord-inputs.ts";
import { CHORD_WEIGHTS } from "./chord-weights.gen.ts";
import { NOTES } from "./chroma.ts";
import { unpacked, valueOf, valuesOf } from "./network.ts";

export const STATES = SONG_CHORDS.length + 1;
export const NONE = SONG_CHORDS.length;

const kinds = unpacked(CHORD_WEIGHTS.kinds);
const none = unpacked(CHORD_WEIGHTS.none);

/** Logarithms of probabilities, one for each state. */
export function chordLikelihoods({ notes, about }: ChordInputs): Float32Array {
  const out = new Float32Array(STATES);
  const inputs = new Float32Array(NOTE_INPUTS);
  for (let root = 0; root < NOTES; root += 1) {
    turned(notes, root, inputs);
    const values = valuesOf(kinds, inputs);
    for (let kind = 0; kind < CHORD_KINDS.length; kind += 1)
      out[kind * NOTES + root] = values[kind] ?? 0;
  }
  out[NONE] = valueOf(none, about);
  return normalised(out);
}

function normalised(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  const all = most + Math.log(sum);
  return values.map((value) => value - all);
}
