/** Which beats and bars are drawn as lines: so many that they help, never so many that they hide the sound. */

export interface GridLine {
  readonly time: number;
  readonly isBar: boolean;
}

/** Pixels between two lines at the least. */
const LEAST_BETWEEN_BEATS = 9;
const LEAST_BETWEEN_BARS = 14;
/** Only every so many bars, as music is counted. */
const STEPS = [1, 2, 4, 8, 16, 32, 64] as const;

interface Grid {
  readonly beats: readonly number[];
  readonly bars: readonly number[];
}

/** The lines from `from` to `to` seconds; `pixels` is a second. */
export function gridLines({ beats, bars }: Grid, range: Range, pixels: number): GridLine[] {
  const barGap = middleGap(bars) * pixels;
  const step = STEPS.find((every) => every * barGap >= LEAST_BETWEEN_BARS) ?? null;
  const lines: GridLine[] = [];
  if (step !== null) {
    for (let index = firstFrom(bars, range.from); index < bars.length; index += 1) {
      const time = bars[index] ?? Infinity;
      if (time > range.to) break;
      if (index % step === 0) lines.push({ time, isBar: true });
    }
  }
  const isRoomy = middleGap(beats) * pixels >= LEAST_BETWEEN_BEATS;
  if (!isRoomy) return lines;
  const taken = new Set(bars);
  for (let index = firstFrom(beats, range.from); index < beats.length; index += 1) {
    const time = beats[index] ?? Infinity;
    if (time > range.to) break;
    if (!taken.has(time)) lines.push({ time, isBar: false });
  }
  return lines;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Infinite for fewer than two, which stand in nobody's way. */
function middleGap(times: readonly number[]): number {
  const first = times.at(0);
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length < 2) return Infinity;
  return (last - first) / (times.length - 1);
}

/** The place of the first time that is not before `from`. */
export function firstFrom(times: readonly number[], from: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
