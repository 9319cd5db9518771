/** When the lines of a song's words are sung: some are placed by tapping along, the others lie between them. */
import type { TimedLine } from "./settings.ts";

/** Places a line. What then contradicts it goes: an earlier line cannot be later, nor a later one earlier. */
export function placeLine(
  timed: readonly TimedLine[],
  { line, time }: TimedLine,
): readonly TimedLine[] {
  const others = timed.filter(
    (other) => (other.line < line && other.time < time) || (other.line > line && other.time > time),
  );
  return [...others, { line, time }].sort((one, other) => one.line - other.line);
}

export function withoutLine(timed: readonly TimedLine[], line: number): readonly TimedLine[] {
  return timed.filter((other) => other.line !== line);
}

/**
 * The seconds at which each of `count` lines begins, in rising order. Between two that are placed the others are spread
 * evenly; before the first and behind the last they keep the pace of those between, or less where the recording is shorter.
 */
export function lineTimes(
  timed: readonly TimedLine[],
  count: number,
  duration: number,
): readonly number[] {
  const placed = readable(timed, count, duration);
  const first = placed.at(0);
  const last = placed.at(-1);
  if (first === undefined || last === undefined)
    return Array.from({ length: count }, (_, line) => (line / count) * duration);
  const pace =
    last.line > first.line ? (last.time - first.time) / (last.line - first.line) : Infinity;
  const times: number[] = [];
  const lead = Math.min(pace, first.line > 0 ? first.time / first.line : 0);
  for (let line = 0; line < first.line; line += 1)
    times.push(Math.max(0, first.time - (first.line - line) * lead));
  for (const [index, { line, time }] of placed.entries()) {
    const next = placed[index + 1];
    if (next === undefined) break;
    const step = (next.time - time) / (next.line - line);
    for (let own = line; own < next.line; own += 1) times.push(time + (own - line) * step);
  }
  const rest = Math.min(pace, (duration - last.time) / (count - last.line));
  for (let line = last.line; line < count; line += 1)
    times.push(Math.min(duration, last.time + (line - last.line) * rest));
  return times;
}

/** The line that is sung at a time; −1 before the first. */
export function lineAt(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** What was kept may be of longer words, of another recording, or touched by hand. */
function readable(timed: readonly TimedLine[], count: number, duration: number): TimedLine[] {
  const kept: TimedLine[] = [];
  for (const { line, time } of timed.toSorted((one, other) => one.line - other.line)) {
    const before = kept.at(-1);
    const fits =
      Number.isInteger(line) && line >= 0 && line < count && time >= 0 && time <= duration;
    if (fits && (before === undefined || (line > before.line && time >= before.time)))
      kept.push({ line, time });
  }
  return kept;
}
