/** Which chords are taken for which others, by their kind, and how far each kind is to be believed. */
import { CHORD_KINDS } from "@bandstand/audio/analysis/chord-kinds";

export interface HeardSpan {
  /** "F#m7"; "N" where none sounds. */
  there: string;
  found: string;
  seconds: number;
}

/** As they are named in the table. */
export const KIND_NAMES: readonly string[] = [
  ...CHORD_KINDS.map(({ suffix }) => (suffix === "" ? "maj" : suffix === "m" ? "min" : suffix)),
  "N.C.",
];
const NONE = CHORD_KINDS.length;

export interface KindFound {
  name: string;
  /** That there are. */
  seconds: number;
  /** Of these, what was found, root and kind: 0 to 1. */
  recall: number;
  /** Of what was said to be of this kind, what was it, root and kind; null where it was never said. */
  precision: number | null;
}

export function kindsFound(spans: readonly HeardSpan[]): KindFound[] {
  return KIND_NAMES.map((name, kind) => {
    const there = spans.filter((span) => kindOf(span.there) === kind);
    const said = spans.filter((span) => kindOf(span.found) === kind);
    const seconds = secondsOf(there);
    const told = secondsOf(said);
    const right = secondsOf(there.filter(isRight));
    return {
      name,
      seconds,
      recall: seconds === 0 ? 0 : right / seconds,
      precision: told === 0 ? null : right / told,
    };
  });
}

/** Rows are what there is, columns what was found, in hundredths of a row; last what has another root. */
export function confusionTable(spans: readonly HeardSpan[]): string {
  const width = 6;
  const cell = (text: string) => text.padStart(width);
  const head = ["", ...KIND_NAMES, "root"].map(cell).join("");
  const rows = KIND_NAMES.flatMap((name, kind) => {
    const there = spans.filter((span) => kindOf(span.there) === kind);
    const all = secondsOf(there);
    if (all === 0) return [];
    const share = (some: readonly HeardSpan[]) => cell(((100 * secondsOf(some)) / all).toFixed(0));
    const found = KIND_NAMES.map((_, column) =>
      share(there.filter((span) => kindOf(span.found) === column && isSameRoot(span))),
    );
    return [[cell(name), ...found, share(there.filter((span) => !isSameRoot(span)))].join("")];
  });
  return [head, ...rows].join("\n");
}

/** Share of the time that root and kind are right. */
export function shareRight(spans: readonly HeardSpan[]): number {
  return secondsOf(spans.filter(isRight)) / Math.max(Number.MIN_VALUE, secondsOf(spans));
}

/** Share of the time that root and third are right, among what is a major or minor chord of any kind. */
export function triadsRight(spans: readonly HeardSpan[]): number {
  const known = spans.filter(({ there }) => thirdOf(there) !== null);
  const right = known.filter(
    (span) => isSameRoot(span) && thirdOf(span.there) === thirdOf(span.found),
  );
  return secondsOf(right) / Math.max(Number.MIN_VALUE, secondsOf(known));
}

function isRight({ there, found }: HeardSpan): boolean {
  return there === found;
}

/** Where there is no chord, or none was found, there is no root that could be another. */
function isSameRoot({ there, found }: HeardSpan): boolean {
  return there === "N" || found === "N" || rootOf(there) === rootOf(found);
}

function thirdOf(label: string): "major" | "minor" | null {
  const suffix = label.slice(rootOf(label).length);
  if (["", "7", "maj7"].includes(suffix)) return label === "N" ? null : "major";
  return suffix === "m" || suffix === "m7" ? "minor" : null;
}

function kindOf(label: string): number {
  if (label === "N") return NONE;
  const suffix = label.slice(rootOf(label).length);
  return CHORD_KINDS.findIndex((kind) => kind.suffix === suffix);
}

function rootOf(label: string): string {
  return /^[A-G]#?/.exec(label)?.[0] ?? "";
}

function secondsOf(spans: readonly HeardSpan[]): number {
  return spans.reduce((sum, { seconds }) => sum + seconds, 0);
}
