/** Where the music begins and ends on a recording of more than music: talk before it and applause after it have no pulse. */
import { likeBeats } from "./beat-refining.ts";
import { FRAME_RATE } from "./onsets.ts";
import type { OnsetStrength } from "./onset-strength.ts";
import { mean, median } from "./statistics.ts";

/** Seconds in which a pulse is looked for, and from one look to the next. */
const WINDOW = 6;
const STEP = 1;
/** Share of the pulse that the song has mostly, and the least that is one at all. */
const MOSTLY = 0.4;
const LEAST = 0.16;
/** How many looks in turn must find it. */
const LOOKS = 3;
/** Beats on either side by which their interval is told. */
const SMOOTH = 3;
/** Seconds without one that are talk or applause; what is shorter is how a song begins or ends. */
const LEAST_AWAY = 5;
/** Seconds about where the pulse comes in that music may begin. */
const ABOUT = 5;
/** How much more is like a beat on the beats than between them, as a share, where they are beats. */
const CONTRAST = 0.12;
const BEATS = [1, 2, 3, 4];
const BETWEEN = [1 / 4, 1 / 2, 3 / 4];

/** Those of the beats that music is at; all are frames, ascending. */
export function withinMusic(beats: readonly number[], strengths: OnsetStrength): number[] {
  const period = median(beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0)));
  const frames = strengths.all.length;
  if (beats.length < 2 * LOOKS || frames < 3 * WINDOW * FRAME_RATE) return [...beats];
  const pulses: number[] = [];
  for (let at = 0; at < frames; at += STEP * FRAME_RATE)
    pulses.push(pulseAround(strengths.all, at, periodAt(beats, at)));
  const least = Math.max(LEAST, MOSTLY * median(pulses));
  const hasPulse = pulses.map((pulse) => pulse >= least);
  const first = firstOf(hasPulse) * STEP * FRAME_RATE;
  const last = frames - firstOf(hasPulse.toReversed()) * STEP * FRAME_RATE;
  const isFromStart = first - (beats[0] ?? 0) < LEAST_AWAY * FRAME_RATE;
  const isToEnd = (beats.at(-1) ?? 0) - last < LEAST_AWAY * FRAME_RATE;
  if (first >= last || (isFromStart && isToEnd)) return [...beats];
  const contrasts = contrastsOf(beats, period, strengths);
  const reach = ABOUT * FRAME_RATE;
  const from = isFromStart ? 0 : bestStart(beats, contrasts, first, reach);
  const backwards = beats.map((beat) => frames - beat).toReversed();
  const until = isToEnd ? 0 : bestStart(backwards, contrasts.toReversed(), frames - last, reach);
  return beats.slice(
    arePlayed(contrasts.slice(0, from)) ? 0 : from,
    beats.length - (arePlayed(contrasts.slice(beats.length - until)) ? 0 : until),
  );
}

/** A weak pulse alone does not make it talk: on talk no more is like a beat on the beats than elsewhere. */
function arePlayed(contrasts: readonly number[]): boolean {
  return mean(contrasts) > 0;
}

/** Of the beats at a frame, where the song may have another tempo than elsewhere. */
function periodAt(beats: readonly number[], frame: number): number {
  const next = beats.findIndex((beat) => beat > frame);
  const at = Math.max(SMOOTH, Math.min(beats.length - 1 - SMOOTH, next < 0 ? beats.length : next));
  return ((beats[at + SMOOTH] ?? 0) - (beats[at - SMOOTH] ?? 0)) / (2 * SMOOTH);
}

/** How well the pulse comes back after some beats, in the seconds around a frame. */
function pulseAround(strengths: Float32Array, frame: number, period: number): number {
  const size = Math.round(WINDOW * FRAME_RATE);
  const start = Math.max(0, Math.min(Math.round(frame - size / 2), strengths.length - size));
  const part = strengths.subarray(start, start + size);
  const level = part.reduce((sum, value) => sum + value, 0) / part.length;
  const product = (lag: number) => {
    let sum = 0;
    for (let i = lag; i < part.length; i += 1)
      sum += ((part[i] ?? 0) - level) * ((part[i - lag] ?? 0) - level);
    return sum / (part.length - lag);
  };
  const whole = product(0);
  if (whole <= 0) return 0;
  return mean(
    BEATS.map((count) => {
      const lag = Math.round(count * period);
      return Math.max(product(lag - 1), product(lag), product(lag + 1)) / whole;
    }),
  );
}

/** The first of some in turn; the end where there are none. */
function firstOf(hasPulse: readonly boolean[]): number {
  const at = hasPulse.findIndex((_, i) => hasPulse.slice(i, i + LOOKS).every(Boolean));
  return at < 0 ? hasPulse.length : at;
}

/** How much more each beat is like one than what is between it and the next, beyond what speaks for a beat. */
function contrastsOf(beats: readonly number[], period: number, strengths: OnsetStrength): number[] {
  const like = likeBeats(beats, period, strengths);
  const at = (frame: number) => {
    const middle = Math.round(frame);
    return Math.max(...[-2, -1, 0, 1, 2].map((off) => like[middle + off] ?? 0));
  };
  return beats.map((beat) => {
    const on = at(beat);
    const off = mean(BETWEEN.map((share) => at(beat + share * period)));
    return (on - off) / (on + off + 0.05) - CONTRAST;
  });
}

/** From which beat near a place on there are most beats that are played. */
function bestStart(
  beats: readonly number[],
  contrasts: readonly number[],
  place: number,
  reach: number,
): number {
  const near = beats.flatMap((beat, i) => (Math.abs(beat - place) <= reach ? [i] : []));
  const end = (near.at(-1) ?? 0) + 1;
  let best = end;
  let most = 0;
  let sum = 0;
  for (const i of near.toReversed()) {
    sum += contrasts[i] ?? 0;
    if (sum < most) continue;
    most = sum;
    best = i;
  }
  return near.length === 0 ? beats.filter((beat) => beat < place).length : best;
}
