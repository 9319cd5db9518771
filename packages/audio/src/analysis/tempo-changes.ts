/** Where a song changes its tempo by more than players sway: another song begins there, as far as beats are concerned. */
import { FRAME_RATE } from "./onsets.ts";
import { tempogramAt, type TempogramFrame } from "./tempogram.ts";

/** Beats a minute of the pulses that are tried: a little more than an octave, since their halves and doubles tell the same. */
const SLOWEST = 62;
const FASTEST = 160;
const STEP = 1.01;
/** Seconds after which the pulse must have come back. */
const REACH = 3;
/** What players sway, as a share; octaves aside, less is no change. */
const SWAY = 1.07;
/** How much more of the pulse comes back with two tempi than with one, as a share, to believe in two. */
const LEAST_GAIN = 0.16;
/** Windows of the tempogram that a tempo holds for at the least. */
const SHORTEST = 4;

/** Seconds, ascending: between two windows of the tempogram, whose middles these are. */
export function tempoChanges(windows: readonly TempogramFrame[]): number[] {
  const [{ strength }] = windows.length > 0 ? windows : [{ strength: new Float32Array(0) }];
  const sums = [new Float32Array(strength?.length ?? 0)];
  for (const window of windows) {
    const before = sums.at(-1) ?? window.strength;
    sums.push(window.strength.map((value, lag) => value + (before[lag] ?? 0)));
  }
  return changesWithin(windows, sums, 0, windows.length);
}

interface Pulse {
  bpm: number;
  strength: number;
}

/** From window `from` to before `to`. */
function changesWithin(
  windows: readonly TempogramFrame[],
  sums: readonly Float32Array[],
  from: number,
  to: number,
): number[] {
  const pulse = (first: number, end: number) => pulseOf(sums[first], sums[end]);
  const whole = pulse(from, to);
  let most = whole.strength * (1 + LEAST_GAIN);
  let found: number | null = null;
  for (let at = from + SHORTEST; at <= to - SHORTEST; at += 1) {
    const [before, after] = [pulse(from, at), pulse(at, to)];
    const together = before.strength + after.strength;
    if (together <= most || isAlike(before.bpm, after.bpm)) continue;
    most = together;
    found = at;
  }
  if (found === null) return [];
  const time = ((windows[found - 1]?.time ?? 0) + (windows[found]?.time ?? 0)) / 2;
  return [
    ...changesWithin(windows, sums, from, found),
    time,
    ...changesWithin(windows, sums, found, to),
  ];
}

/** Which tempo comes back best in the windows between two sums, and how strongly, all windows together. */
function pulseOf(before: Float32Array | undefined, after: Float32Array | undefined): Pulse {
  let best: Pulse = { bpm: SLOWEST, strength: 0 };
  if (!before || !after) return best;
  const sum = after.map((value, lag) => value - (before[lag] ?? 0));
  for (let bpm = SLOWEST; bpm < FASTEST; bpm *= STEP) {
    const beat = (60 * FRAME_RATE) / bpm;
    let strength = 0;
    let count = 0;
    for (let lag = beat; lag <= REACH * FRAME_RATE; lag += beat) {
      strength += tempogramAt(sum, lag, 1 + 0.008 * lag);
      count += 1;
    }
    if (strength / count > best.strength) best = { bpm, strength: strength / count };
  }
  return best;
}

function isAlike(one: number, other: number): boolean {
  return [0.5, 1, 2].some((octave) => {
    const ratio = (one / other) * octave;
    return Math.max(ratio, 1 / ratio) < SWAY;
  });
}
