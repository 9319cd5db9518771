/** The networks that hear chords, as they learn: one that is turned to each root and tells of each kind, one that tells of none. */
import { ABOUT_INPUTS, NOTE_INPUTS, turned } from "@bandstand/audio/analysis/chord-inputs";
import { SONG_CHORDS } from "@bandstand/audio/analysis/chord-kinds";
import { NOTES } from "@bandstand/audio/analysis/chroma";
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { createLearner, type Learner } from "../training.ts";
import { type ChordExample, KINDS } from "./chord-examples.ts";

export interface ChordLearners {
  kinds: Learner;
  none: Learner;
}

const HIDDEN = 40;
const HIDDEN_NONE = 8;

export function createChordLearners(
  examples: readonly ChordExample[],
  random: Random,
): ChordLearners {
  const turns = examples.flatMap(({ notes }, i) => {
    const out = new Float32Array(NOTE_INPUTS);
    turned(notes, i % NOTES, out);
    return i % 7 === 0 ? [out] : [];
  });
  return {
    kinds: createLearner(
      { hidden: HIDDEN, outputs: KINDS, ...spreadOf(turns, NOTE_INPUTS) },
      random,
    ),
    none: createLearner(
      {
        hidden: HIDDEN_NONE,
        outputs: 1,
        ...spreadOf(
          examples.map(({ about }) => about),
          ABOUT_INPUTS,
        ),
      },
      random,
    ),
  };
}

/** Lets them learn from one span; tells how surprised they were, in nats. */
export function learnChord(learners: ChordLearners, example: ChordExample): number {
  const { chord } = example;
  const shares = sharesOf(learners, example);
  const gradient = (state: number) => (shares[state] ?? 0) - (state === chord ? 1 : 0);
  learners.kinds.learnAll(
    Array.from({ length: NOTES }, (_, root) =>
      Array.from({ length: KINDS }, (_kind, kind) => gradient(kind * NOTES + root)),
    ),
  );
  learners.none.learnAll([[gradient(SONG_CHORDS.length)]]);
  return -Math.log(Math.max(1e-9, shares[chord] ?? 0));
}

/** The likeliest, learning nothing. */
export function tellChord(learners: ChordLearners, example: ChordExample): number {
  const shares = sharesOf(learners, example);
  for (const learner of [learners.kinds, learners.none]) learner.learnAll([]);
  return shares.indexOf(Math.max(...shares));
}

function sharesOf({ kinds, none }: ChordLearners, { notes, about }: ChordExample): number[] {
  const values: number[] = [];
  const input = new Float32Array(NOTE_INPUTS);
  for (let root = 0; root < NOTES; root += 1) {
    turned(notes, root, input);
    for (const [kind, value] of kinds.tellAll(input).entries()) values[kind * NOTES + root] = value;
  }
  values[SONG_CHORDS.length] = none.tellAll(about)[0] ?? 0;
  const most = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

function spreadOf(rows: readonly Float32Array[], size: number) {
  const mean = new Float32Array(size);
  const scale = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    let sum = 0;
    let squares = 0;
    for (const row of rows) {
      sum += row[i] ?? 0;
      squares += (row[i] ?? 0) ** 2;
    }
    mean[i] = sum / rows.length;
    scale[i] = 1 / Math.sqrt(Math.max(1e-4, squares / rows.length - (mean[i] ?? 0) ** 2));
  }
  return { mean, scale };
}
