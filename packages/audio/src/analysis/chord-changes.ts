/**
 * Where chords change, told without knowing any beats: how likely a new chord begins with each frame, by the forward-backward
 * algorithm of L. R. Rabiner, "A Tutorial on Hidden Markov Models" (Proceedings of the IEEE 77, 1989). Notes of one chord in
 * turn, and a bass that walks, are no changes.
 */
import { initialPosterior, scale, forwardStep } from "./chord-posterior.ts";
import { chordFits } from "./chord-fit.ts";
import { CHORDS } from "./chord-templates.ts";
import { type Chroma, NOTES } from "./chroma.ts";
import { PITCH_FRAME_RATE } from "./partials.ts";

/** Of a frame, before anything is observed: a chord lasts about two seconds. */
const CHANGE = 0.05;
/** How much a better fit is more likely, as logarithms of odds. */
const SURENESS = 8;
const COUNT = CHORDS.length;
/** How likely it is that just this chord is the new one. */
const FRESH = CHANGE / COUNT;

/** A value a frame, 0 to 1. */
export function chordChanges(chroma: Chroma): Float32Array {
  const observed = likelihoods(chroma);
  const past = forward(observed);
  const changes = new Float32Array(chroma.frames);
  const here = new Float64Array(COUNT);
  const future = new Float64Array(COUNT).fill(1);
  for (let frame = chroma.frames - 1; frame > 0; frame -= 1) {
    let sum = 0;
    for (let chord = 0; chord < COUNT; chord += 1) {
      here[chord] = (observed[frame * COUNT + chord] ?? 0) * (future[chord] ?? 0);
      sum += here[chord] ?? 0;
    }
    let all = 0;
    let stays = 0;
    for (let chord = 0; chord < COUNT; chord += 1) {
      const before = past[(frame - 1) * COUNT + chord] ?? 0;
      const stay = (1 - CHANGE) * (here[chord] ?? 0);
      future[chord] = stay + FRESH * sum;
      all += before * (stay + FRESH * sum);
      stays += before * (stay + FRESH * (here[chord] ?? 0));
    }
    changes[frame] = all === 0 ? 0 : Math.max(0, 1 - stays / all);
    scale(future);
  }
  return changes;
}

/** How many chords are likely to have begun within `reach` seconds of a time. */
export function changesAround(changes: Float32Array, time: number, reach: number): number {
  const middle = time * PITCH_FRAME_RATE;
  const half = reach * PITCH_FRAME_RATE + 0.5;
  let sum = 0;
  for (let frame = Math.max(0, Math.floor(middle - half)); frame <= middle + half; frame += 1) {
    // Frames at the edge count by the part that lies within.
    const share = Math.min(1, half - Math.abs(frame - middle));
    sum += (changes[frame] ?? 0) * share;
  }
  return sum;
}

/** How well each frame fits each chord: as many values a frame as there are chords. */
function likelihoods({ treble, bass, frames }: Chroma): Float64Array {
  const out = new Float64Array(frames * COUNT);
  for (let frame = 0; frame < frames; frame += 1) {
    const [from, to] = [frame * NOTES, (frame + 1) * NOTES];
    const fits = chordFits({ treble: treble.subarray(from, to), bass: bass.subarray(from, to) });
    for (let chord = 0; chord < COUNT; chord += 1)
      out[frame * COUNT + chord] = Math.exp(SURENESS * (fits[chord] ?? 0));
  }
  return out;
}

/** How likely each chord is at each frame by what was observed until then. */
function forward(observed: Float64Array): Float64Array {
  const out = new Float64Array(observed.length);
  const posterior = initialPosterior();
  for (let from = 0; from < observed.length; from += COUNT) {
    forwardStep(posterior, observed.subarray(from, from + COUNT), CHANGE);
    out.set(posterior, from);
  }
  return out;
}
