/** The likeliest sequence of chords, by Viterbi's way, as in A. Sheh and D. P. W. Ellis, "Chord Segmentation" (ISMIR 2003). */
import { clamp } from "@bandstand/domain/clamp";
import { NONE, STATES } from "./chord-judge.ts";
import { CHORD_KINDS, SONG_CHORDS } from "./chord-kinds.ts";
import type { ChordStep, Place } from "./chord-steps.ts";
import { NOTES } from "./chroma.ts";

/** What a change costs, as logarithms of odds: songs change their chords where bars begin. */
const COSTS: Record<Place, number> = { bar: 0.6, half: 3.2, beat: 4.2, anywhere: 4 };

/** Fitted to takes that nothing else was learned from, and to the songs that the demo plays with other chords. */
const TUNE = {
  /** What is heard of neighbouring beats is much the same, and so less sure than it seems. */
  sureness: 0.75,
  /** What it costs besides where the root stays. */
  sameRoot: 1,
  /** What speaks for each kind, in their order, below 0 against it: most of the rare ones have to be surer than plain ones. */
  rare: [0, -0.5, -0.6, 0.5, -0.7, -0.8, -1.4, -1, -0.6, 0],
  /** Against a chord of two notes where they are few, and where they are many. */
  few: -7,
  many: -0.2,
  /** Against none: what is played softly is no talk. */
  none: -2,
};

/** Of what sounds, the share of fifths from which on they are more than chords whose third is not heard, and all there is. */
const FIFTHS: readonly [some: number, most: number] = [0.45, 0.75];

/** Seconds of a usual beat; a longer one tells more. */
const USUAL = 0.5;
const NOWHERE = { place: "anywhere", time: 0, end: USUAL } as const;

/** `likelihoods`: logarithms, of each step. */
export function chordPath(
  likelihoods: readonly Float32Array[],
  steps: readonly ChordStep[],
): number[] {
  const cameFrom: Int16Array[] = [];
  const rarity = raritiesIn(likelihoods);
  let scores = new Float32Array(STATES);
  for (const [i, likelihood] of likelihoods.entries()) {
    const { place, time, end } = steps[i] ?? NOWHERE;
    const cost = COSTS[place];
    const weight = TUNE.sureness * clamp((end - time) / USUAL, 0.5, 2);
    const best = indexOfMost(scores);
    const next = new Float32Array(STATES);
    const from = new Int16Array(STATES);
    for (let state = 0; state < STATES; state += 1) {
      let most = scores[state] ?? 0;
      let at = state;
      const change = (scores[best] ?? 0) - cost - (isSameRoot(best, state) ? TUNE.sameRoot : 0);
      if (i > 0 && change > most) [most, at] = [change, best];
      from[state] = at;
      next[state] = most + weight * ((likelihood[state] ?? 0) + (rarity[state] ?? 0));
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

/** Metal and punk play fifths throughout; in other songs a chord of two notes is one whose third is hardly heard. */
function raritiesIn(likelihoods: readonly Float32Array[]): Float32Array {
  const [some, most] = FIFTHS;
  const share = clamp((shareOfFifths(likelihoods) - some) / (most - some), 0, 1);
  return Float32Array.from({ length: STATES }, (_, state) => {
    if (state === NONE) return TUNE.none;
    const kind = Math.floor(state / NOTES);
    return kind === FIFTH ? TUNE.few + share * (TUNE.many - TUNE.few) : (TUNE.rare[kind] ?? 0);
  });
}

const FIFTH = CHORD_KINDS.findIndex(({ suffix }) => suffix === "5");

function shareOfFifths(likelihoods: readonly Float32Array[]): number {
  let fifths = 0;
  let all = 0;
  for (const likelihood of likelihoods) {
    for (let root = 0; root < NOTES; root += 1)
      fifths += Math.exp(likelihood[FIFTH * NOTES + root] ?? 0);
    all += 1 - Math.exp(likelihood[NONE] ?? 0);
  }
  return all === 0 ? 0 : fifths / all;
}

function isSameRoot(one: number, other: number): boolean {
  return one !== other && SONG_CHORDS[one]?.root === SONG_CHORDS[other]?.root;
}

function indexOfMost(values: Float32Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}
