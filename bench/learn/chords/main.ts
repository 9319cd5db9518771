/**
 * Learns which chord sounds, from takes that are made here, and writes what was learned where the analysis reads it:
 * npm run learn -- chords [--takes 900] [--epochs 14] [--cache FOLDER] [--write]
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SONG_CHORDS } from "@bandstand/audio/analysis/chord-kinds";
import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { writeChordWeights } from "../weights-file.ts";
import { type ChordExample, chordExamples } from "./chord-examples.ts";
import { createChordLearners, learnChord, tellChord } from "./chord-training.ts";

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    takes: { type: "string", default: "900" },
    epochs: { type: "string", default: "14" },
    cache: { type: "string", default: join(tmpdir(), "bandstand-chord-takes") },
    write: { type: "boolean", default: false },
  },
});
/** One take of nine is not learned from, and judges what was learned. */
const JUDGING_EACH = 9;
const BATCH = 32;
const RATE = 3e-3;

const learned: ChordExample[] = [];
const judged: ChordExample[] = [];
for (let seed = 1; seed <= Number(values.takes); seed += 1)
  (seed % JUDGING_EACH === 0 ? judged : learned).push(...chordExamples(seed, values.cache));
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
