/**
 * How sure a reading of beats is, learned from the takes that the networks did not learn from, and from some without a tempo or
 * with one that drifts: logistic regression on what the analysis tells of its readings. Every other one of them is kept, and the
 * rest judged by it.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readingsOf } from "@bandstand/audio/analysis/beat-grid";
import { refineBeats } from "@bandstand/audio/analysis/beat-refining";
import { fMeasure } from "@bandstand/audio/analysis/fixtures/f-measure.fixture";
import { confidenceInputs } from "@bandstand/audio/analysis/grid-confidence";
import { onsetStrength } from "@bandstand/audio/analysis/onset-strength";
import { FRAME_RATE } from "@bandstand/audio/analysis/onsets";
import { tempogramOf } from "@bandstand/audio/analysis/tempogram";
import type { Heard } from "./heard.ts";

const FILE = new URL("../../packages/audio/src/analysis/grid-confidence.gen.ts", import.meta.url);

export interface Told {
  inputs: readonly number[];
  isRight: boolean;
}

/** F-measure of beats that are right. */
const WELL = 0.8;
const ROUNDS = 4000;
const RATE = 0.5;
/** Keeps what tells little from being believed. */
const DECAY = 0.002;
const BINS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.001];

/** Null where nothing has a beat. */
export function toldOf({ features, beats }: Heard): Told | null {
  const strengths = onsetStrength(features.onsets);
  const tempogram = tempogramOf(strengths.all);
  const { chroma, chordChanges } = features;
  const readings = readingsOf({ strengths, chroma, chordChanges, tempogram });
  const [best] = readings;
  if (!best) return null;
  const found = refineBeats(best.grid.beats, strengths).map((frame) => frame / FRAME_RATE);
  return { inputs: confidenceInputs(readings), isRight: fMeasure(beats, found) >= WELL };
}

export function learnConfidence(all: readonly Told[]): number[] {
  const learned = all.filter((_, i) => i % 2 === 0);
  const weights = fitted(learned);
  reportReliability(
    all.filter((_, i) => i % 2 === 1),
    weights,
  );
  return weights;
}

export function writeConfidence(weights: readonly number[]): void {
  const text = `/** Learned by npm run learn -- --confidence from takes that bench/learn makes. */
export const CONFIDENCE: readonly number[] = [${weights.map((weight) => weight.toFixed(3)).join(", ")}];
`;
  writeFileSync(fileURLToPath(FILE), text);
}

function fitted(all: readonly Told[]): number[] {
  const size = all[0]?.inputs.length ?? 0;
  const at = (i: number) => all.map(({ inputs }) => inputs[i] ?? 0);
  const means = Array.from({ length: size }, (_, i) => (i === 0 ? 0 : meanOf(at(i))));
  const spreads = Array.from({ length: size }, (_, i) =>
    i === 0 ? 1 : Math.sqrt(meanOf(at(i).map((value) => (value - (means[i] ?? 0)) ** 2))) || 1,
  );
  const weights = Array.from({ length: size }, () => 0);
  const normal = all.map(({ inputs, isRight }) => ({
    isRight,
    values: inputs.map((value, i) => (value - (means[i] ?? 0)) / (spreads[i] ?? 1)),
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : DECAY * weight));
    for (const { values, isRight } of normal) {
      const off = (sigmoid(dot(values, weights)) - Number(isRight)) / normal.length;
      for (let i = 0; i < size; i += 1) gradient[i] = (gradient[i] ?? 0) + off * (values[i] ?? 0);
    }
    for (let i = 0; i < size; i += 1) weights[i] = (weights[i] ?? 0) - RATE * (gradient[i] ?? 0);
  }
  const whole = weights.map((weight, i) => weight / (spreads[i] ?? 1));
  whole[0] = (whole[0] ?? 0) - dot(whole, means);
  return whole;
}

/** What was said, beside how often it was so. */
function reportReliability(all: readonly Told[], weights: readonly number[]): void {
  const said = all.map(({ inputs, isRight }) => ({ said: sigmoid(dot(inputs, weights)), isRight }));
  console.log("| confidence | takes | said | right |\n| --- | --- | --- | --- |");
  for (const [i, from] of BINS.slice(0, -1).entries()) {
    const to = BINS[i + 1] ?? 1;
    const rows = said.filter((row) => row.said >= from && row.said < to);
    const told = meanOf(rows.map((row) => row.said)).toFixed(2);
    const right = meanOf(rows.map((row) => Number(row.isRight))).toFixed(2);
    console.log(`| ${from} to ${Math.min(1, to)} | ${rows.length} | ${told} | ${right} |`);
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
