/** A small network: one hidden layer of rectified sums, one value out. */

export interface Network {
  inputs: number;
  hidden: number;
  /** Of each input its mean and what it is divided by, as they were where the network learned. */
  mean: Float32Array;
  scale: Float32Array;
  /** The weights of the first hidden unit, those of the second, … */
  first: Float32Array;
  bias: Float32Array;
  /** Of each hidden unit. */
  second: Float32Array;
}

/** Inputs that are farther from their mean than this many deviations are taken for that: nothing like it was ever learned. */
export const FARTHEST = 4;

/** `inputs` from `offset` on, around the ring of `inputs.length`: a bar that begins with another beat. */
export function valueOf(network: Network, inputs: Float32Array, offset = 0): number {
  const { first, bias, second, mean, scale } = network;
  const size = network.inputs;
  const normal = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    const value = ((inputs[(i + offset) % size] ?? 0) - (mean[i] ?? 0)) * (scale[i] ?? 0);
    normal[i] = value > FARTHEST ? FARTHEST : value < -FARTHEST ? -FARTHEST : value;
  }
  let out = 0;
  for (let unit = 0; unit < network.hidden; unit += 1) {
    let sum = bias[unit] ?? 0;
    const row = unit * size;
    for (let i = 0; i < size; i += 1) sum += (first[row + i] ?? 0) * (normal[i] ?? 0);
    if (sum > 0) out += sum * (second[unit] ?? 0);
  }
  return out;
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

/** One of a panel: of grids, and of bars of three and of four. */
export interface PackedJudges {
  grid: PackedNetwork;
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
