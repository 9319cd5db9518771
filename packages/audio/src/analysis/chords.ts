/**
 * The chords of a whole song: the sequence that fits best and does not change for nothing, by Viterbi's way, as in
 * A. Sheh and D. P. W. Ellis, "Chord Segmentation and Recognition" (ISMIR 2003).
 */
import { chromaBetween, type Span } from "./beat-chroma.ts";
import { chordFits, clarity } from "./chord-fit.ts";
import { CHORDS } from "./chord-templates.ts";
import type { Chroma } from "./chroma.ts";

export interface DetectedChord {
  /** Seconds; it lasts until the next. */
  time: number;
  /** "N" where no chord sounds. */
  label: string;
  /** 0 to 1. */
  confidence: number;
}

export const NO_CHORD = "N";

/** What a change costs, in terms of fit: a change that lasts a beat has to fit clearly better. */
const CHANGE = 0.15;
/** Fit of "no chord": below it nothing is a chord. */
const NONE = 0.62;
/** Where the best chord is less clear than this, as in noise and drums, "no chord" fits better by that much. */
const LEAST_CLEAR = 0.25;
const UNCLEAR = 0.1;
/** As a share of the song's usual level, below which it is silence. */
const SILENT = 0.03;

/** `times`: where chords may change, in seconds, ascending. */
export function chordsOf(chroma: Chroma, times: readonly number[], end: number): DetectedChord[] {
  const spans = times.map((time, i) => chromaBetween(chroma, time, times[i + 1] ?? end));
  const usual = Math.max(...spans.map(levelOf), Number.MIN_VALUE);
  const fits = spans.map((span) => {
    const isSilent = levelOf(span) < SILENT * usual;
    const out = new Float32Array(CHORDS.length + 1);
    if (!isSilent) out.set(chordFits(span));
    const best = indexOfMost(out);
    const chord = CHORDS[best];
    const isClear = chord && clarity(chord, span) >= LEAST_CLEAR;
    out[CHORDS.length] = isClear ? NONE : Math.max(NONE, (out[best] ?? 0) + UNCLEAR);
    return out;
  });
  const path = bestPath(fits);
  const chords: DetectedChord[] = [];
  for (let i = 0; i < path.length;) {
    const chord = CHORDS[path[i] ?? 0];
    let last = i;
    while (last + 1 < path.length && path[last + 1] === path[i]) last += 1;
    const sure = spans.slice(i, last + 1).map((span) => (chord ? clarity(chord, span) : 1));
    chords.push({
      time: times[i] ?? 0,
      label: chord?.label ?? NO_CHORD,
      confidence: sure.reduce((sum, value) => sum + value, 0) / sure.length,
    });
    i = last + 1;
  }
  return chords;
}

/** The state of each step, such that the fits less the changes sum to the most. */
function bestPath(fits: readonly Float32Array[]): number[] {
  const states = CHORDS.length + 1;
  const cameFrom: Int16Array[] = [];
  let scores = new Float32Array(states);
  for (const fit of fits) {
    const best = indexOfMost(scores);
    const jump = (scores[best] ?? 0) - CHANGE;
    const from = new Int16Array(states);
    const next = new Float32Array(states);
    for (let state = 0; state < states; state += 1) {
      const stay = scores[state] ?? 0;
      from[state] = stay >= jump ? state : best;
      next[state] = Math.max(stay, jump) + (fit[state] ?? 0);
    }
    cameFrom.push(from);
    scores = next;
  }
  const path: number[] = [];
  let state = indexOfMost(scores);
  for (const from of cameFrom.toReversed()) {
    path.push(state);
    state = from[state] ?? 0;
  }
  return path.reverse();
}

function indexOfMost(values: Float32Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}

function levelOf({ treble, bass }: Span): number {
  return (
    treble.reduce((sum, level) => sum + level, 0) + bass.reduce((sum, level) => sum + level, 0)
  );
}
