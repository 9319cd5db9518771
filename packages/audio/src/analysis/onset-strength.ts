/** Accents: onsets that stand out of what is around them. */
import { FRAME_RATE, type Onsets } from "./onsets.ts";

/** A value a frame, in units of its own deviation. */
export interface OnsetStrength {
  /** Of everything; what beats are tracked on. */
  all: Float32Array;
  low: Float32Array;
  middle: Float32Array;
  /** Of what has both a body and an edge: snares, and hard attacks. */
  sharp: Float32Array;
  /** Of each part of the spectrum, lowest first. */
  parts: readonly Float32Array[];
}

/** The same of a stretch of them, or in another time. */
export function mapStrengths(
  { all, low, middle, sharp, parts }: OnsetStrength,
  of: (values: Float32Array) => Float32Array,
): OnsetStrength {
  return {
    all: of(all),
    low: of(low),
    middle: of(middle),
    sharp: of(sharp),
    parts: parts.map(of),
  };
}

/** Cymbals play between the beats as often as on them. */
const SHARE_OF_HIGH = 0.6;
const SURROUNDINGS_SECONDS = 0.5;
/** Below this share of the strongest part, a part is as good as absent, and is not blown up to the size of the others. */
const FAINT = 0.2;

export function onsetStrength({ low, middle, high, parts }: Onsets): OnsetStrength {
  const loudest = Math.max(spread(low), spread(middle), spread(high), Number.MIN_VALUE);
  const part = (values: Float32Array) => {
    const share = Math.min(1, spread(values) / (FAINT * loudest));
    return standingOut(values).map((value) => value * share);
  };
  return {
    all: standingOut(
      low.map((value, i) => value + (middle[i] ?? 0) + SHARE_OF_HIGH * (high[i] ?? 0)),
    ),
    low: part(low),
    middle: part(middle),
    sharp: standingOut(middle.map((value, i) => Math.sqrt(value * (high[i] ?? 0)))),
    parts: parts.map(part),
  };
}

/** The greatest value within three frames (35 ms) of a place: nobody plays exactly together. */
export function strengthAt(strengths: Float32Array, frame: number): number {
  const middle = Math.round(frame);
  const to = Math.min(strengths.length - 1, middle + 3);
  let greatest = 0;
  for (let i = Math.max(0, middle - 3); i <= to; i += 1)
    greatest = Math.max(greatest, strengths[i] ?? 0);
  return greatest;
}

/** What is above the mean of the second around it. */
function standingOut(values: Float32Array): Float32Array {
  const reach = Math.round(SURROUNDINGS_SECONDS * FRAME_RATE);
  const out = new Float32Array(values.length);
  let sum = 0;
  let inside = 0;
  for (let i = -reach; i < values.length; i += 1) {
    const entering = i + reach;
    const leaving = i - reach - 1;
    if (entering < values.length) {
      sum += values[entering] ?? 0;
      inside += 1;
    }
    if (leaving >= 0) {
      sum -= values[leaving] ?? 0;
      inside -= 1;
    }
    if (i >= 0) out[i] = Math.max(0, (values[i] ?? 0) - sum / inside);
  }
  const deviation = spread(out);
  return deviation > 0 ? out.map((value) => value / deviation) : out;
}

/** Root mean square. */
function spread(values: Float32Array): number {
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) squares += (values[i] ?? 0) ** 2;
  return Math.sqrt(squares / Math.max(1, values.length));
}
