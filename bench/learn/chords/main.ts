/**
 * Learns which chord sounds, from takes that are made here, and writes what was learned where the analysis reads it:
 * npm run learn -- chords [--epochs 9] [--cache FOLDER] [--write]
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SONG_CHORDS } from "@bandstand/audio/analysis/chord-kinds";
import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { writeChordWeights } from "../weights-file.ts";
import { type ChordExample, chordExamples } from "./chord-examples.ts";
import { VARIED_FROM } from "./chord-takes.ts";
import { createChordLearners, learnChord, tellChord } from "./chord-training.ts";

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    epochs: { type: "string", default: "9" },
    cache: { type: "string", default: join(tmpdir(), "bandstand-chord-takes") },
    write: { type: "boolean", default: false },
  },
});
/** Seeds of the takes that are learned from, and of those that judge what was learned. */
const LEARNED = [...seeds(1, 649), ...seeds(VARIED_FROM + 1, VARIED_FROM + 299)];
const JUDGED = seeds(VARIED_FROM + 526, VARIED_FROM + 560);
const BATCH = 32;
const RATE = 3e-3;

const examplesOf = (takes: readonly number[]): ChordExample[] =>
  takes.flatMap((seed) => chordExamples(seed, values.cache));
const learned = examplesOf(LEARNED);
const judged = examplesOf(JUDGED);
const random = randomFrom(1);
const learners = createChordLearners(learned, random);
const epochs = Number(values.epochs);
const order = learned.map((_, i) => i);
for (let epoch = 0; epoch < epochs; epoch += 1) {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const other = Math.floor(random.next() * (i + 1));
    [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
  }
  let surprise = 0;
  // Slower and slower, down to nothing.
  const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / epochs))) / 2;
  for (const [i, at] of order.entries()) {
    const example = learned[at];
    if (!example) continue;
    surprise += learnChord(learners, example);
    if (i % BATCH < BATCH - 1) continue;
    learners.kinds.step(rate);
    learners.none.step(rate);
  }
  const right = judged.filter((example) => tellChord(learners, example) === example.chord).length;
  console.log(
    `epoch ${epoch + 1}: ${(surprise / learned.length).toFixed(3)} nats, ${((100 * right) / judged.length).toFixed(1)} % of ${judged.length} beats of ${SONG_CHORDS.length} chords`,
  );
  if (values.write) writeChordWeights(learners);
}

function seeds(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
