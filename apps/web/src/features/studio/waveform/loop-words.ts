/** What a loop is called in its waveform. */
import type { LoopRegion } from "@bandstand/domain/studio/settings";

interface Grid {
  readonly beats: readonly number[];
  readonly bars: readonly number[];
}

/** Seconds by which an end may miss its beat. */
const TOLERANCE = 0.12;

/** "Loop · 8 bars" */
export function loopWords(region: LoopRegion, grid: Grid): string {
  return `Loop · ${loopLength(region, grid)}`;
}

/** "8 bars" where it runs from bar to bar, else "3 beats", else "12.5 s". */
export function loopLength({ start, end }: LoopRegion, { beats, bars }: Grid): string {
  const counted = (times: readonly number[], name: string): string | null => {
    const inside = times.filter((time) => time > start - TOLERANCE && time < end - TOLERANCE);
    const [first] = inside;
    if (first === undefined || Math.abs(first - start) > TOLERANCE || !endsOn(times, end))
      return null;
    return `${inside.length} ${name}${inside.length === 1 ? "" : "s"}`;
  };
  return counted(bars, "bar") ?? counted(beats, "beat") ?? `${(end - start).toFixed(1)} s`;
}

/** The last bar has no next one: it is as long as the one before. */
function endsOn(times: readonly number[], end: number): boolean {
  const last = times.at(-1) ?? 0;
  const next = last + (last - (times.at(-2) ?? last));
  return [...times, next].some((time) => Math.abs(time - end) <= TOLERANCE);
}
