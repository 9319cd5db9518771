/** The beats of a whole recording, by a few that a member tapped to it. */
import { mean, median } from "./statistics.ts";
import { acceptedTempo, doubled, halved, intervalsOf, nudged } from "./tempo-rule.ts";

/** Taps that tell a tempo from a slip of the hand. */
export const LEAST_TAPS = 4;

/** Seconds after which a tap is the first of others. */
const PAUSE = 3;

/** Whoever pauses, or goes back in the recording, begins anew. */
export function withTap(taps: readonly number[], time: number): readonly number[] {
  const last = taps.at(-1);
  const goesOn = last !== undefined && time > last && time - last <= PAUSE;
  return goesOn ? [...taps, time] : [time];
}

/** Of a beat. Hands come early by a few hundredths of a second; half a beat beside it is another reading. */
const NEAR = 0.2;

/**
 * The reading of the beats that were heard which goes with the taps: as they are, twice or half as fast, or half a beat
 * later. Where none does, beats as steady as the taps, from one end of the recording to the other.
 *
 * @param taps seconds, in order
 * @param beats as they were heard, in seconds; none where no tempo was
 * @param duration seconds
 * @returns null before the fourth tap, and where they make no tempo that is accepted
 */
export function tappedBeats(
  taps: readonly number[],
  beats: readonly number[],
  duration: number,
): number[] | null {
  const line = taps.length < LEAST_TAPS ? null : lineThrough(taps);
  if (!line) return null;
  const found = readingsOf(beats)
    .map((reading) => ({ reading, distance: distanceFrom(reading, taps, line) }))
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = found;
  return nearest ? nearest.reading : steadyBeats(line, duration);
}

/** Seconds of the first beat, and from each beat to the next. */
interface Line {
  first: number;
  interval: number;
}

/** The beats that lie nearest to the taps, of which some may have been left out. */
function lineThrough(taps: readonly number[]): Line | null {
  const gaps = intervalsOf(taps);
  const usual = median(gaps);
  if (!(usual > 0)) return null;
  const numbers = [0];
  for (const gap of gaps)
    numbers.push((numbers.at(-1) ?? 0) + Math.max(1, Math.round(gap / usual)));
  const meanNumber = mean(numbers);
  const meanTap = mean(taps);
  const covariance = mean(numbers.map((n, i) => (n - meanNumber) * ((taps[i] ?? 0) - meanTap)));
  const interval = covariance / mean(numbers.map((n) => (n - meanNumber) ** 2));
  return { first: meanTap - interval * meanNumber, interval };
}

function readingsOf(beats: readonly number[]): number[][] {
  const later = nudged(beats);
  const own = [[...beats], doubled(beats), halved(beats), halved(beats.slice(1))];
  const readings = [...own, later, halved(later), halved(later.slice(1))];
  return readings.filter((reading) => acceptedTempo(reading) !== null);
}

/** Mean distance of the taps from the beats beside them, as a share of a beat; endless where the beats are faster or slower. */
function distanceFrom(
  reading: readonly number[],
  taps: readonly number[],
  { first, interval }: Line,
): number {
  const from = first - interval;
  const until = (taps.at(-1) ?? first) + interval;
  const beside = reading.filter((beat) => beat > from && beat < until);
  const speed = beside.length < 2 ? 0 : median(intervalsOf(beside)) / interval;
  if (Math.abs(speed - 1) > NEAR) return Number.POSITIVE_INFINITY;
  const distances = taps.map((tap) => Math.min(...beside.map((beat) => Math.abs(beat - tap))));
  return mean(distances) / interval;
}

function steadyBeats({ first, interval }: Line, duration: number): number[] | null {
  const before = Math.floor(first / interval);
  const start = first - before * interval;
  const count = Math.max(0, Math.floor((duration - start) / interval) + 1);
  const beats = Array.from({ length: count }, (_, i) => start + i * interval);
  return acceptedTempo(beats) === null ? null : beats;
}
