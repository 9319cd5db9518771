/** A small network: one hidden layer of rectified sums, one value out, or several. */

export interface Network {
  inputs: number;
  hidden: number;
  /** Of each input its mean and what it is divided by, as they were where the network learned. */
  mean: Float32Array;
  scale: Float32Array;
  /** The weights of the first hidden unit, those of the second, … */
  first: Float32Array;
  bias: Float32Array;
  /** Of each hidden unit; where several values come out, for the first of them, then for the second, … */
  second: Float32Array;
}

/** Inputs that are farther from their mean than this many deviations are taken for that: nothing like it was ever learned. */
export const FARTHEST = 4;

/** `inputs` from `offset` on, around the ring of `inputs.length`: a bar that begins with another beat. */
export function valueOf(network: Network, inputs: Float32Array, offset = 0): number {
  const sums = hiddenSums(network, inputs, offset);
  let out = 0;
  for (let unit = 0; unit < network.hidden; unit += 1)
    out += (sums[unit] ?? 0) * (network.second[unit] ?? 0);
  return out;
}

/** All that come out of a network with several. */
export function valuesOf(network: Network, inputs: Float32Array): Float32Array {
  const { hidden, second } = network;
  const sums = hiddenSums(network, inputs, 0);
  const out = new Float32Array(second.length / hidden);
  for (let value = 0; value < out.length; value += 1) {
    let sum = 0;
    for (let unit = 0; unit < hidden; unit += 1)
      sum += (sums[unit] ?? 0) * (second[value * hidden + unit] ?? 0);
    out[value] = sum;
  }
  return out;
}

/** Of the hidden units, none below 0. */
function hiddenSums(network: Network, inputs: Float32Array, offset: number): Float32Array {
  const { first, bias, mean, scale } = network;
  const size = network.inputs;
  const normal = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    const value = ((inputs[(i + offset) % size] ?? 0) - (mean[i] ?? 0)) * (scale[i] ?? 0);
    normal[i] = value > FARTHEST ? FARTHEST : value < -FARTHEST ? -FARTHEST : value;
  }
  const sums = new Float32Array(network.hidden);
  for (let unit = 0; unit < network.hidden; unit += 1) {
    let sum = bias[unit] ?? 0;
    const row = unit * size;
    for (let i = 0; i < size; i += 1) sum += (first[row + i] ?? 0) * (normal[i] ?? 0);
    sums[unit] = Math.max(0, sum);
  }
  return sums;
}

/** Its numbers as text, in hundredths. */
export interface PackedNetwork {
  inputs: number;
  hidden: number;
  mean: string;
  scale: string;
  first: string;
  bias: string;
  second: string;
}

/** One of a panel: of grids, and of bars of two, three and four. */
export interface PackedJudges {
  grid: PackedNetwork;
  two: PackedNetwork;
  three: PackedNetwork;
  four: PackedNetwork;
}

export function unpacked({ inputs, hidden, ...numbers }: PackedNetwork): Network {
  const read = (text: string) => Float32Array.from(text.split(/\s/), (word) => Number(word) / 100);
  return {
    inputs,
    hidden,
    mean: read(numbers.mean),
    scale: read(numbers.scale),
    first: read(numbers.first),
    bias: read(numbers.bias),
    second: read(numbers.second),
  };
}
