/** Text as it is pasted from the web, with lines of chords above lines of words: recognising it, and turning it into ChordPro. */
import type { Chart, Piece } from "./chart.ts";
import { parseChord } from "./chord.ts";
import { parseDirective } from "./directives.ts";
import { readChordPro } from "./read-chordpro.ts";
import { readHeading } from "./headings.ts";
import { beginningOf, isTooLongForChart } from "./judged-text.ts";
import { readPieces } from "./song-line.ts";
import { isTabLine } from "./tab-lines.ts";
import { writeSongLine } from "./write-chordpro.ts";

/** What stands between chords: bars, beats, repeats. */
const FILLER = /^(?:[|:./%*,–—-]+|\(?[x×]\d{1,2}\)?|\(?\d{1,2}[x×]\)?|\.{2,}|…)$/i;
const NO_CHORD = /^\(?N\.?C\.?\)?$/i;
/** English words that would be chords by their letters. */
const WORD = /^[A-G]o$/;
const TAB_STOP = 8;

/** True for text whose beginning has lines of chords, as long as it has no chords in brackets yet. */
export function hasChordsOverLyrics(text: string): boolean {
  if (isTooLongForChart(text)) return false;
  const chords = new Set<string>();
  let count = 0;
  for (const line of linesOf(beginningOf(text))) {
    // Whoever writes a grid of ChordPro writes ChordPro: its bars look like lines of chords.
    if (hasInlineChord(line) || parseDirective(line)?.name === "start_of_grid") return false;
    const above = readHeading(line)?.rest ?? line;
    if (!isChordLine(above)) continue;
    count += 1;
    for (const { word } of wordsOf(above)) if (isChord(word)) chords.add(word);
  }
  return count > 1 || chords.size > 1;
}

export function readChordsOverLyrics(text: string): Chart {
  const lines = linesOf(text);
  const written: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const next = lines[at + 1] ?? "";
    const heading = readHeading(line);
    if (heading !== null && isChordLine(heading.rest)) {
      written.push(`[${heading.label}]`, writeSongLine(alone(heading.rest)));
    } else if (!isChordLine(line)) {
      written.push(line);
    } else if (isWords(next)) {
      written.push(writeSongLine(over(line, next)));
      at += 1;
    } else {
      written.push(writeSongLine(alone(line)));
    }
  }
  return readChordPro(written.join("\n"));
}

function isChordLine(line: string): boolean {
  let chords = 0;
  // Most lines are words and say so by their first.
  for (const word of line.trim().split(" ")) {
    if (word === "") continue;
    if (isChord(word)) chords += 1;
    else if (!FILLER.test(word)) return false;
  }
  return chords > 0;
}

function isChord(word: string): boolean {
  return NO_CHORD.test(word) || (parseChord(word) !== null && !WORD.test(word));
}

function isWords(line: string): boolean {
  return (
    line.trim() !== "" &&
    !isChordLine(line) &&
    !isTabLine(line) &&
    readHeading(line) === null &&
    parseDirective(line) === null
  );
}

function hasInlineChord(line: string): boolean {
  return (
    line.includes("[") &&
    readHeading(line) === null &&
    readPieces(line).some(({ chord }) => chord !== null && parseChord(chord) !== null)
  );
}

/** A chord stands over the letter below it, even within a word. */
function over(chordLine: string, words: string): Piece[] {
  // By whole letters, so that an emoji counts as one and is not cut.
  const letters = Array.from(words);
  const marks = wordsOf(chordLine);
  const last = marks.at(-1)?.column ?? 0;
  while (letters.length < last) letters.push(" ");
  const [first] = marks;
  const lead = letters.slice(0, first?.column ?? 0).join("");
  const pieces: Piece[] = lead === "" ? [] : [{ chord: null, note: null, text: lead }];
  for (const [index, { word, column }] of marks.entries()) {
    const text = letters.slice(column, marks[index + 1]?.column).join("");
    pieces.push({ ...headOf(word), text });
  }
  return pieces;
}

function alone(chordLine: string): Piece[] {
  const marks = wordsOf(chordLine);
  return marks.map(({ word, column }, index) => {
    const next = marks[index + 1]?.column;
    const gap = " ".repeat(next === undefined ? 0 : next - column - word.length);
    return isChord(word)
      ? { ...headOf(word), text: gap }
      : { chord: null, note: null, text: word + gap };
  });
}

function headOf(word: string): Pick<Piece, "chord" | "note"> {
  return isChord(word) ? { chord: word, note: null } : { chord: null, note: word };
}

function wordsOf(line: string): { word: string; column: number }[] {
  return Array.from(line.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, column: index }));
}

function linesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line) =>
      withoutTabStops(line.replace(/[\u00a0\u2007\u202f]/g, " ").replace(/\u200b/g, "")),
    );
}

function withoutTabStops(line: string): string {
  if (!line.includes("\t")) return line.trimEnd();
  let column = 0;
  const parts = line.split("\t").map((part, index, all) => {
    if (index === all.length - 1) return part;
    const width = TAB_STOP - ((column + part.length) % TAB_STOP);
    column += part.length + width;
    return part + " ".repeat(width);
  });
  return parts.join("").trimEnd();
}
