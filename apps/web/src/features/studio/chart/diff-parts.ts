import type { DiffLine } from "@bandstand/domain/line-diff";

export type DiffPart =
  | { kind: "lines"; lines: readonly DiffLine[] }
  | { kind: "skipped"; count: number };

/** Lines that are shown before and behind a change. */
const AROUND = 2;
/** Fewer are shown rather than counted. */
const LEAST_SKIPPED = 3;

/** Long stretches without a change are folded. */
export function diffParts(lines: readonly DiffLine[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let at = 0;
  while (at < lines.length) {
    const isSame = lines[at]?.kind === "same";
    let end = at;
    while (end < lines.length && (lines[end]?.kind === "same") === isSame) end += 1;
    const run = lines.slice(at, end);
    if (isSame) parts.push(...folded(run, at === 0, end === lines.length));
    else parts.push({ kind: "lines", lines: run });
    at = end;
  }
  return parts;
}

function folded(run: readonly DiffLine[], isFirst: boolean, isLast: boolean): DiffPart[] {
  const head = isFirst ? 0 : AROUND;
  const tail = isLast ? 0 : AROUND;
  const count = run.length - head - tail;
  if (count < LEAST_SKIPPED && !(isFirst && isLast)) return [{ kind: "lines", lines: run }];
  const around = (lines: readonly DiffLine[]): DiffPart[] =>
    lines.length === 0 ? [] : [{ kind: "lines", lines }];
  return [
    ...around(run.slice(0, head)),
    { kind: "skipped", count },
    ...around(tail === 0 ? [] : run.slice(-tail)),
  ];
}
