/** The networks that judge grids and bars, as they learn: which of all grids of a take, with all bars, is the right one. */
import { BEAT_SIZE } from "@bandstand/audio/analysis/bar-profile";
import { randomFrom } from "@bandstand/audio/analysis/fixtures/random.fixture";
import type { Example, Grid } from "./examples.ts";
import { createLearner, type Learner } from "./training.ts";

/** Most of a take's grids are far from right, and known to be: they teach nothing, and are most of the time that learning takes. */
const LEAST = 1e-4;

export interface Judges {
  grid: Learner;
  two: Learner;
  three: Learner;
  four: Learner;
}

/** A grid with bars. */
interface Counted {
  grid: Grid;
  /** Which judge told of the bars, and the how manieth of its words it was; the same of the grid's. */
  metre: 2 | 3 | 4;
  first: number;
  value: number;
  word: number;
  gridWord: number;
}

export function createJudges(examples: readonly Example[], seed: number): Judges {
  const random = randomFrom(seed);
  const grids = examples.flatMap(({ grids }) => grids);
  const ofBars = (of: (grid: Grid) => Float32Array, hidden: number) =>
    createLearner({ hidden, least: LEAST, ...spreadOf(grids.map(of), BEAT_SIZE) }, random);
  const general = spreadOf(grids.map((grid) => grid.general));
  return {
    grid: createLearner({ hidden: 20, least: LEAST, ...general }, random),
    two: ofBars(({ two }) => two, 16),
    three: ofBars(({ three }) => three, 18),
    four: ofBars(({ four }) => four, 24),
  };
}

/** Lets them learn from one take; tells how surprised they were, in nats. */
export function learnFrom(judges: Judges, example: Example): number {
  const counted = count(judges, example);
  const shares = softmax(counted.map(({ value }) => value));
  const right = counted.map((one) => isRight(one, example));
  const sum = shares.reduce((all, share, i) => all + (right[i] ? share : 0), 0);
  const gradients = shares.map((share, i) => share - (right[i] ? share / Math.max(1e-9, sum) : 0));
  const words = {
    grid: [] as number[],
    2: [] as number[],
    3: [] as number[],
    4: [] as number[],
  };
  for (const [i, { metre, word, gridWord }] of counted.entries()) {
    const gradient = sum > 0 ? (gradients[i] ?? 0) : 0;
    words.grid[gridWord] = (words.grid[gridWord] ?? 0) + gradient;
    words[metre][word] = gradient;
  }
  judges.grid.learn(words.grid);
  judges.two.learn(words[2]);
  judges.three.learn(words[3]);
  judges.four.learn(words[4]);
  return -Math.log(Math.max(1e-9, sum));
}

export interface Chosen {
  grid: Grid;
  areBarsRight: boolean;
}

/** By the mean of what all of them say. */
export function choose(panel: readonly Judges[], example: Example): Chosen | null {
  const told = panel.map((judges) => count(judges, example));
  for (const { grid, two, three, four } of panel)
    for (const judge of [grid, two, three, four]) judge.learn([]);
  const counted = (told[0] ?? []).map((one, i) => ({
    ...one,
    value: told.reduce((sum, words) => sum + (words[i]?.value ?? 0), 0) / told.length,
  }));
  const shares = softmax(counted.map(({ value }) => value));
  const byGrid = new Map<Grid, number>();
  for (const [i, { grid }] of counted.entries())
    byGrid.set(grid, (byGrid.get(grid) ?? 0) + (shares[i] ?? 0));
  const [best] = [...byGrid].toSorted((a, b) => b[1] - a[1]);
  if (!best) return null;
  const [bars] = counted
    .filter(({ grid }) => grid === best[0])
    .toSorted((a, b) => b.value - a.value);
  return { grid: best[0], areBarsRight: bars !== undefined && isRight(bars, example) };
}

function isRight({ grid, metre, first }: Counted, { beatsPerBar }: Example): boolean {
  return grid.isRight && metre === beatsPerBar && first === grid.firstBar;
}

function count({ grid: general, two, three, four }: Judges, { grids }: Example): Counted[] {
  const words = { 2: 0, 3: 0, 4: 0 };
  return grids.flatMap((grid, gridWord) => {
    const value = general.tell(grid.general, 0);
    const inBars = (metre: 2 | 3 | 4, judge: Learner, bars: Float32Array): Counted[] =>
      Array.from({ length: metre }, (_, first) => ({
        grid,
        metre,
        first,
        gridWord,
        word: words[metre]++,
        value: value + judge.tell(bars, first * BEAT_SIZE),
      }));
    return [
      ...inBars(2, two, grid.two),
      ...inBars(3, three, grid.three),
      ...inBars(4, four, grid.four),
    ];
  });
}

function softmax(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const odds = values.map((value) => Math.exp(value - most));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

/** Mean and the inverse of the deviation of each input; the same for all beats of a bar where `period` is given. */
function spreadOf(rows: readonly Float32Array[], period?: number) {
  const inputs = rows[0]?.length ?? 0;
  const size = period ?? inputs;
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  for (const row of rows)
    for (let i = 0; i < inputs; i += 1) {
      const value = row[i] ?? 0;
      sums[i % size] = (sums[i % size] ?? 0) + value;
      squares[i % size] = (squares[i % size] ?? 0) + value * value;
    }
  const count = (rows.length * inputs) / size;
  const mean = Float32Array.from({ length: inputs }, (_, i) => (sums[i % size] ?? 0) / count);
  const scale = Float32Array.from({ length: inputs }, (_, i) => {
    const variance = (squares[i % size] ?? 0) / count - (mean[i] ?? 0) ** 2;
    return 1 / Math.sqrt(Math.max(1e-4, variance));
  });
  return { mean, scale };
}
