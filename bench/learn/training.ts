/** How a small network learns: by gradients and Adam (D. P. Kingma and J. Ba, ICLR 2015). */
import { FARTHEST, type Network } from "@bandstand/audio/analysis/network";
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";

export interface Learner {
  network: Network;
  /** The value for inputs, `offset` as in `valueOf`; they are remembered until `learn` or `forget`. */
  tell(inputs: Float32Array, offset: number): number;
  /** What the loss grows by with each value told, in their order. */
  learn(gradients: readonly number[]): void;
  /** The same of a network out of which several values come. */
  tellAll(inputs: Float32Array): Float32Array;
  learnAll(gradients: readonly (readonly number[])[]): void;
  /** Moves the weights against what has gathered. */
  step(rate: number): void;
}

/** What weights lose at each step of the rate 1. */
const DECAY = 0.03;
/** A gradient from which on it is worth to learn, where nothing else is said. */
const LEAST = 1e-6;
const [MEMORY, SQUARES] = [0.9, 0.999];

interface LearnerShape {
  hidden: number;
  /** How many values come out. */
  outputs?: number;
  /** A gradient from which on it is worth to learn. */
  least?: number;
  mean: Float32Array;
  scale: Float32Array;
}

export function createLearner(
  { hidden, outputs = 1, least = LEAST, mean, scale }: LearnerShape,
  random: Random,
): Learner {
  const inputs = mean.length;
  const size = hidden * (inputs + 1 + outputs);
  const weights = new Float32Array(size);
  for (let i = 0; i < hidden * inputs; i += 1)
    weights[i] = random.between(-1, 1) / Math.sqrt(inputs);
  for (let i = hidden * (inputs + 1); i < size; i += 1) weights[i] = random.between(-0.3, 0.3);
  const first = weights.subarray(0, hidden * inputs);
  const bias = weights.subarray(hidden * inputs, hidden * (inputs + 1));
  const second = weights.subarray(hidden * (inputs + 1));
  const network: Network = { inputs, hidden, mean, scale, first, bias, second };
  const gathered = new Float32Array(size);
  const moment = new Float32Array(size);
  const squares = new Float32Array(size);
  let told: { normal: Float32Array; sums: Float32Array }[] = [];
  let steps = 0;
  return {
    network,
    tell: (values, offset) => tellAll(values, offset)[0] ?? 0,
    tellAll: (values) => tellAll(values, 0),
    learn: (gradients) => learnAll(gradients.map((gradient) => [gradient])),
    learnAll,
    step(rate) {
      steps += 1;
      const [moments, squared] = [1 - MEMORY ** steps, 1 - SQUARES ** steps];
      for (let i = 0; i < size; i += 1) {
        const gradient = gathered[i] ?? 0;
        moment[i] = MEMORY * (moment[i] ?? 0) + (1 - MEMORY) * gradient;
        squares[i] = SQUARES * (squares[i] ?? 0) + (1 - SQUARES) * gradient * gradient;
        const move = (moment[i] ?? 0) / moments / (Math.sqrt((squares[i] ?? 0) / squared) + 1e-8);
        weights[i] = (weights[i] ?? 0) * (1 - rate * DECAY) - rate * move;
      }
      gathered.fill(0);
    },
  };

  function tellAll(values: Float32Array, offset: number): Float32Array {
    const normal = new Float32Array(inputs);
    for (let i = 0; i < inputs; i += 1) {
      const value = ((values[(i + offset) % inputs] ?? 0) - (mean[i] ?? 0)) * (scale[i] ?? 0);
      normal[i] = Math.max(-FARTHEST, Math.min(FARTHEST, value));
    }
    const sums = new Float32Array(hidden);
    const out = new Float32Array(outputs);
    for (let unit = 0; unit < hidden; unit += 1) {
      let sum = bias[unit] ?? 0;
      for (let i = 0; i < inputs; i += 1) sum += (first[unit * inputs + i] ?? 0) * (normal[i] ?? 0);
      sums[unit] = sum;
      if (sum <= 0) continue;
      for (let value = 0; value < outputs; value += 1)
        out[value] = (out[value] ?? 0) + sum * (second[value * hidden + unit] ?? 0);
    }
    told.push({ normal, sums });
    return out;
  }

  function learnAll(gradients: readonly (readonly number[])[]): void {
    for (const [at, own] of gradients.entries()) {
      const one = told[at];
      if (one && own.some((gradient) => Math.abs(gradient) >= least)) back(one, own);
    }
    told = [];
  }

  function back({ normal, sums }: (typeof told)[number], gradients: readonly number[]): void {
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = sums[unit] ?? 0;
      if (sum <= 0) continue;
      let through = 0;
      for (const [value, gradient] of gradients.entries()) {
        add(gathered, hidden * (inputs + 1 + value) + unit, gradient * sum);
        through += gradient * (second[value * hidden + unit] ?? 0);
      }
      add(gathered, hidden * inputs + unit, through);
      for (let i = 0; i < inputs; i += 1)
        add(gathered, unit * inputs + i, through * (normal[i] ?? 0));
    }
  }
}

function add(values: Float32Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}
