/** The chart of a text in any of the ways that songs are typed: ChordPro, chords over lyrics, or nothing but words. */
import { type Chart, chordNames } from "./chart.ts";
import { hasChordsOverLyrics, readChordsOverLyrics } from "./chords-over-lyrics.ts";
import { beginningOf } from "./judged-text.ts";
import { readChordPro } from "./read-chordpro.ts";

/** @param readers those who read it, as {@link readChordPro} takes them. */
export function readChart(text: string, readers: readonly string[] = []): Chart {
  return hasChordsOverLyrics(text) ? readChordsOverLyrics(text) : readChordPro(text, readers);
}

export function hasChords(chart: Chart): boolean {
  return chordNames(chart).length > 0;
}

/**
 * Whether a text is to be read as a chart, by its beginning: a song keeps one in its lyrics, or in its tab, where tabs
 * alone stand as typed.
 */
export function isChart(text: string): boolean {
  return hasChords(readChart(beginningOf(text)));
}
