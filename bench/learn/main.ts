/**
 * Learns which grid of beats, and which bars, are the ones a band counts, from takes that are made here, and writes what was
 * learned where the analysis reads it: npm run learn -- [--takes 4000] [--epochs 18] [--panel 7,8,9] [--cache FOLDER] [--write]
 * With --confidence it learns how sure the analysis may be of what the networks that are there say.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { type Example, exampleOf } from "./examples.ts";
import { heardDriftTake, heardFreeTake, heardTake } from "./heard.ts";
import { choose, createJudges, type Judges, learnFrom } from "./judgement.ts";
import { writeWeights } from "./weights-file.ts";

const { values } = parseArgs({
  options: {
    takes: { type: "string", default: "4000" },
    epochs: { type: "string", default: "18" },
    /** The starts of as many sets of networks; what they say is averaged. */
    panel: { type: "string", default: "7,8,9" },
    cache: { type: "string", default: join(tmpdir(), "bandstand-takes") },
    confidence: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
/** One take of eight is not learned from, and judges what was learned. */
const JUDGING_EACH = 8;
const BATCH = 8;
const RATE = 2e-3;

/** Without a tempo, and with one that drifts, beside those that judge. */
const FREE_TAKES = 40;
const DRIFT_TAKES = 40;

if (values.confidence) {
  // It reads what the networks have learned, which may not have been written yet.
  const { learnConfidence, toldOf, writeConfidence } = await import("./confidence.ts");
  const weights = learnConfidence(judgingTakes().flatMap((take) => toldOf(take) ?? []));
  if (values.write) writeConfidence(weights);
  process.exit();
}
const learned: Example[] = [];
const judged: Example[] = [];
for (let seed = 1; seed <= Number(values.takes); seed += 1) {
  const example = exampleOf(heardTake(seed, values.cache));
  (seed % JUDGING_EACH === 1 ? judged : learned).push(example);
}
report("best there is", judged, (example) => {
  const [best] = example.grids.toSorted((a, b) => b.f - a.f);
  return best ? { f: best.f, areBarsRight: best.firstBar >= 0 } : null;
});

const panel = values.panel.split(",").map((seed) => taught(Number(seed)));
report("learned from", learned, (example) => chosen(example));
report("judged", judged, (example) => chosen(example), true);
if (values.write) writeWeights(panel);

function judgingTakes() {
  const seeds = Array.from({ length: Number(values.takes) }, (_, i) => i + 1);
  return [
    ...seeds
      .filter((seed) => seed % JUDGING_EACH === 1)
      .map((seed) => heardTake(seed, values.cache)),
    ...seeds.slice(0, FREE_TAKES).map((seed) => heardFreeTake(seed, values.cache)),
    ...seeds.slice(0, DRIFT_TAKES).map((seed) => heardDriftTake(seed, values.cache)),
  ];
}

function taught(seed: number): Judges {
  const judges = createJudges(learned, seed);
  const random = randomFrom(seed);
  const epochs = Number(values.epochs);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let surprise = 0;
    const order = learned.map((example) => ({ example, at: random.next() }));
    order.sort((a, b) => a.at - b.at);
    // Slower and slower, down to nothing.
    const rate = (RATE * (1 + Math.cos((Math.PI * epoch) / epochs))) / 2;
    for (const [i, { example }] of order.entries()) {
      surprise += learnFrom(judges, example);
      if (i % BATCH < BATCH - 1) continue;
      for (const judge of [judges.grid, judges.two, judges.three, judges.four]) judge.step(rate);
    }
    if (epoch % 6 === 5) {
      const nats = (surprise / learned.length).toFixed(3);
      console.log(`judges ${seed}, epoch ${epoch + 1}: ${nats} nats`);
    }
  }
  return judges;
}

function chosen(example: Example) {
  const found = choose(panel, example);
  return found && { f: found.grid.f, areBarsRight: found.areBarsRight };
}

function report(
  name: string,
  examples: readonly Example[],
  find: (example: Example) => { f: number; areBarsRight: boolean } | null,
  isByStyle = false,
): void {
  const found = examples.map((example) => ({ style: example.style, ...find(example) }));
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const told = (rows: typeof found) =>
    `F ${mean(rows.map(({ f }) => f ?? 0)).toFixed(3)}, bars ${mean(rows.map(({ areBarsRight }) => Number(areBarsRight ?? false))).toFixed(3)}`;
  console.log(`${name}: ${told(found)} of ${found.length}`);
  if (!isByStyle) return;
  for (const style of new Set(found.map((row) => row.style))) {
    const rows = found.filter((row) => row.style === style);
    console.log(`  ${style.padEnd(20)} ${told(rows)} of ${rows.length}`);
  }
}
