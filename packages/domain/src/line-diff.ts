/** What changes between two texts, line by line. */

export interface DiffLine {
  readonly kind: "same" | "out" | "in";
  readonly text: string;
}

/** Above so many pairs of lines the middle counts as changed whole: nobody reads it line by line. */
const MOST_PAIRS = 1_000_000;

/** The fewest lines that go out and come in; what goes out stands before what comes in its place. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  let tail = 0;
  const room = Math.min(old.length, fresh.length) - head;
  while (tail < room && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
  return [
    ...old.slice(0, head).map(same),
    ...middle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...old.slice(old.length - tail).map(same),
  ];
}

function middle(old: readonly string[], fresh: readonly string[]): DiffLine[] {
  if (old.length * fresh.length > MOST_PAIRS) return [...old.map(out), ...fresh.map(comesIn)];
  const lengths = commonLengths(old, fresh);
  const diff: DiffLine[] = [];
  let [o, f] = [0, 0];
  while (o < old.length || f < fresh.length) {
    const [line = "", other = ""] = [old[o], fresh[f]];
    if (o < old.length && f < fresh.length && line === other) {
      diff.push(same(line));
      o += 1;
      f += 1;
    } else if (
      f >= fresh.length ||
      (o < old.length && at(lengths, o + 1, f) >= at(lengths, o, f + 1))
    ) {
      diff.push(out(line));
      o += 1;
    } else {
      diff.push(comesIn(other));
      f += 1;
    }
  }
  return diff;
}

/** For each pair of places the most lines that what follows has in common, in order. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (const [o, row] of [...rows.entries()].toReversed()) {
    for (let f = fresh.length - 1; f >= 0 && o < old.length; f -= 1) {
      row[f] =
        old[o] === fresh[f]
          ? at(rows, o + 1, f + 1) + 1
          : Math.max(at(rows, o + 1, f), at(rows, o, f + 1));
    }
  }
  return rows;
}

function at(rows: readonly Uint32Array[], o: number, f: number): number {
  return rows[o]?.[f] ?? 0;
}

const same = (text: string): DiffLine => ({ kind: "same", text });
const out = (text: string): DiffLine => ({ kind: "out", text });
const comesIn = (text: string): DiffLine => ({ kind: "in", text });

function linesOf(text: string): string[] {
  const trimmed = text.trimEnd();
  return trimmed === "" ? [] : trimmed.split(/\r\n|\r|\n/);
}
