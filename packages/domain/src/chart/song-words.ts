/** The words that a song is sung from: those of its chart, as long as nobody has written their own. */
import type { Chart, ChartLine, Piece, Section } from "./chart.ts";
import { VERBATIM_SECTIONS } from "./directives.ts";
import { isTooLongForChart } from "./judged-text.ts";
import { isChart, readChart } from "./read-chart.ts";
import { toChordPro } from "./write-chordpro.ts";

interface SongTexts {
  readonly lyrics: string | null;
  readonly tab: string | null;
}

export interface SongWords {
  /** Null where there are none. */
  readonly text: string | null;
  /** They are the chart's, and change with it. */
  readonly followsChart: boolean;
}

/**
 * Own words that say no more than the chart, word for word, as copies out of one do, are the chart's.
 * @param readers those who read them, as {@link readChart} takes them
 */
export function songWords(song: SongTexts, readers: readonly string[] = []): SongWords {
  const own = isSaid(song.lyrics) ? song.lyrics : null;
  const chart = chartOf(song.tab, readers);
  const words = chart && wordsOfChart(chart);
  const isSung = words?.sections.some(({ lines }) => lines.some(hasWords)) === true;
  if (words === null || !isSung) return { text: own, followsChart: false };
  if (own !== null && lettersOf(own) !== lettersOf(plainWords(words)))
    return { text: own, followsChart: false };
  return { text: toChordPro(words).trimEnd(), followsChart: true };
}

/** Under the names of its parts and with what is remarked, without chords and tabs. */
export function wordsOfChart({ sections }: Chart): Chart {
  return { meta: [], sections: sections.map(wordsOfSection).filter(isSeen) };
}

function chartOf(tab: string | null, readers: readonly string[]): Chart | null {
  if (!isSaid(tab) || isTooLongForChart(tab) || !isChart(tab)) return null;
  return readChart(tab, readers);
}

function wordsOfSection({ kind, label, lines }: Section): Section {
  const isTab = VERBATIM_SECTIONS.has(kind);
  const words = isTab ? [] : lines.flatMap(wordsOfLine);
  // A part that is only played says by its name that nobody sings.
  const isUnnamed = label === null && (isTab || kind === "grid");
  return { kind: isUnnamed ? "" : kind, label, lines: withoutDoubleBlanks(words) };
}

function isSeen({ kind, lines }: Section): boolean {
  return kind !== "" ? !VERBATIM_SECTIONS.has(kind) : lines.length > 0;
}

function wordsOfLine(line: ChartLine): ChartLine[] {
  switch (line.kind) {
    case "song": {
      const words = { ...line, pieces: withoutChords(line.pieces) };
      return words.pieces.some(isShown) ? [words] : [];
    }
    case "comment":
      return [{ ...line, pieces: withoutChords(line.pieces) }];
    case "recall":
    case "break":
    case "blank":
      return [line];
    default:
      return [];
  }
}

/** Words that a chord stood within come together again; the room that chords alone had is left out. */
function withoutChords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { note, text } of pieces) {
    const last = joined.at(-1);
    if (note === null && last !== undefined)
      joined[joined.length - 1] = { ...last, text: last.text + text };
    else joined.push({ chord: null, note, text });
  }
  return joined.map((piece, place) => {
    const text = piece.text.replace(/[ \t]+/g, " ");
    const begun = place === 0 ? text.trimStart() : text;
    return { ...piece, text: place === joined.length - 1 ? begun.trimEnd() : begun };
  });
}

function withoutDoubleBlanks(lines: readonly ChartLine[]): ChartLine[] {
  const kept = lines.filter(
    ({ kind }, place) => kind !== "blank" || lines[place - 1]?.kind !== "blank",
  );
  const isBlank = (line: ChartLine | undefined) => line?.kind === "blank";
  return kept.slice(isBlank(kept[0]) ? 1 : 0, isBlank(kept.at(-1)) ? -1 : kept.length);
}

function isShown({ note, text }: Piece): boolean {
  return note !== null || text !== "";
}

function hasWords(line: ChartLine): boolean {
  return line.kind === "song" && line.pieces.some(({ text }) => /\p{L}/u.test(text));
}

function plainWords({ sections }: Chart): string {
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((line) => (line.kind === "song" ? line.pieces.map(({ text }) => text) : []))
    .join(" ");
}

/** In which two texts are the same words, however their lines are broken. */
function lettersOf(text: string): string {
  return text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "");
}

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== "";
