/** Puts chords above the words of one line, each at the word that begins next to it. */
import type { ChartLine, Piece } from "../chart/chart.ts";
import type { DetectedChord } from "./settings.ts";

type SongLine = Extract<ChartLine, { kind: "song" }>;

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Mark {
  /** Characters from the line's beginning. */
  at: number;
  head: Pick<Piece, "chord" | "note">;
}

/** Seconds that a chord may lie beside the line's beginning and still belong there. */
const AT_ONCE = 0.15;
/** A chord that goes this soon was the last line's: a singer begins before the bar. */
const PICKUP = 0.75;

/** The line's own chords go; its remarks and every word stay. @param changes in rising order */
export function chordsOver(
  line: SongLine,
  changes: readonly Pick<DetectedChord, "time" | "label">[],
  { start, end }: Span,
): SongLine {
  const text = line.pieces.map((piece) => piece.text).join("");
  const within = changes.filter(({ time }) => time > start + AT_ONCE && time < end - AT_ONCE);
  const sounding = changes.findLast(({ time }) => time <= start + AT_ONCE);
  const [next] = within;
  const isPickup =
    sounding !== undefined &&
    sounding.time < start - AT_ONCE &&
    next !== undefined &&
    next.time < start + PICKUP;
  const comes = sounding && !isPickup ? [{ ...sounding, time: start }, ...within] : within;
  const length = Math.max(end - start, 0.001);
  const wanted = comes.map(({ time, label }) => ({
    label,
    at: Math.round(((time - start) / length) * text.length),
  }));
  return { ...line, pieces: piecesOf(text, [...remarksOf(line), ...atWords(text, wanted)]) };
}

/** Every chord has a word of its own as long as there are words; what is left over stands behind the last. */
function atWords(text: string, wanted: readonly { label: string; at: number }[]): Mark[] {
  const words = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  let free = 0;
  return wanted.map(({ label, at }) => {
    const left = words.slice(free);
    const word = left.length === 0 ? -1 : nearestTo(at, left);
    free = word < 0 ? words.length : free + word + 1;
    return { at: left[word] ?? text.length, head: { chord: label, note: null } };
  });
}

function nearestTo(at: number, places: readonly number[]): number {
  const distances = places.map((place) => Math.abs(place - at));
  return distances.indexOf(Math.min(...distances));
}

function remarksOf({ pieces }: SongLine): Mark[] {
  let at = 0;
  return pieces.flatMap(({ note, text }) => {
    const mark = { at, head: { chord: null, note } };
    at += text.length;
    return note === null ? [] : [mark];
  });
}

function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const sorted = marks.toSorted((a, b) => a.at - b.at);
  const [first] = sorted;
  const lead = text.slice(0, first?.at ?? text.length);
  return [
    ...(lead === "" ? [] : [{ chord: null, note: null, text: lead }]),
    ...sorted.map(({ at, head }, index) => ({
      ...head,
      text: text.slice(at, sorted[index + 1]?.at ?? text.length),
    })),
  ];
}
