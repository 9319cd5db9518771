/** Reading pattern strings: signs become events with a place and a length in beats. */
import { barsOf } from "./timeline.ts";

export type PatternEvent = {
  readonly sign: string;
  /** Beats from the beginning of the section. */
  readonly start: number;
  /** Beats until the next sign that is no hold. */
  readonly beats: number;
};

/** Reads a pattern over `bars` bars; holds and rests make no event, a hold lengthens the one before. */
export function readPattern(
  pattern: string,
  bars: number,
  barBeats: number,
): readonly PatternEvent[] {
  const lines = barsOf(pattern).map((bar) => bar.replaceAll(" ", ""));
  const events: PatternEvent[] = [];
  let open: { sign: string; start: number; beats: number } | null = null;
  for (let bar = 0; bar < bars; bar += 1) {
    const line = lines[bar % lines.length] ?? "";
    const step = barBeats / line.length;
    for (const [index, sign] of [...line].entries()) {
      if (sign === "-") {
        if (open) open.beats += step;
        continue;
      }
      if (open) events.push(open);
      open = sign === "." ? null : { sign, start: bar * barBeats + index * step, beats: step };
    }
  }
  if (open) events.push(open);
  return events;
}
