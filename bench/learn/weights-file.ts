/** Writes what was learned as a file of source, numbers as whole hundredths. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Network } from "@bandstand/audio/analysis/network";
import type { ChordLearners } from "./chords/chord-training.ts";
import type { Judges } from "./judgement.ts";

const ANALYSIS = new URL("../../packages/audio/src/analysis/", import.meta.url);
const WIDTH = 120;

export function writeWeights(panel: readonly Judges[]): void {
  const text = `/** Learned by npm run learn from takes that bench/learn makes. In hundredths. */
import type { PackedJudges } from "./network.ts";

export const PANEL: readonly PackedJudges[] = [${panel.map(packedJudges).join(", ")}];
`;
  write("grid-weights.gen.ts", text);
}

export function writeChordWeights({ kinds, none }: ChordLearners): void {
  const text = `/** Learned by npm run learn -- chords from takes that bench/learn/chords makes. In hundredths. */
import type { PackedNetwork } from "./network.ts";

export const CHORD_WEIGHTS: { kinds: PackedNetwork; none: PackedNetwork } = {
  kinds: ${packed(kinds.network)},
  none: ${packed(none.network)},
};
`;
  write("chord-weights.gen.ts", text);
}

function write(name: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(name, ANALYSIS)), text);
}

function packedJudges({ grid, two, three, four }: Judges): string {
  return `{
  grid: ${packed(grid.network)},
  two: ${packed(two.network)},
  three: ${packed(three.network)},
  four: ${packed(four.network)},
}`;
}

function packed({ inputs, hidden, mean, scale, first, bias, second }: Network): string {
  return `{
  inputs: ${inputs},
  hidden: ${hidden},
  mean: ${inLines(mean)},
  scale: ${inLines(scale)},
  first: ${inLines(first)},
  bias: ${inLines(bias)},
  second: ${inLines(second)},
}`;
}

function inLines(values: Float32Array): string {
  const lines = [""];
  for (const value of values) {
    const word = String(Math.round(100 * value));
    const line = lines.at(-1) ?? "";
    if (line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return `\`${lines.join("\n")}\``;
}
