import { median } from "../median.ts";

/** Beats that a tempo is told by, and that one takes to be a tempo of the song: fewer are a ritardando, or a slip. */
const SPAN = 7;
/** How far the beats of one tempo stray from it: players without a click. */
const STRAY = 0.08;

/**
 * The tempi that a song is in, in beats a minute and in the order in which they first come; none of too few beats.
 * @param beats seconds
 */
export function tempiOf(beats: readonly number[]): number[] {
  const tempi: number[][] = [];
  for (let first = 0; first + SPAN < beats.length; first += 1) {
    const tempo = tempoAt(beats.slice(first, first + SPAN + 1));
    const own = tempi.find(([of = 0]) => Math.abs(tempo / of - 1) <= STRAY);
    if (own) own.push(tempo);
    else tempi.push([tempo]);
  }
  return tempi.filter(({ length }) => length >= SPAN).map((own) => median(own) ?? 0);
}

/** By the median gap: a pause is one gap among others. */
function tempoAt(beats: readonly number[]): number {
  return 60 / (median(beats.slice(1).map((beat, i) => beat - (beats[i] ?? 0))) ?? 1);
}
