/** A chart in another key, or for a capo. */
import { type Chart, type ChartLine, chordNames, metaOf, type Piece } from "./chart.ts";
import { chordAndShape, definedFingerings, knownFingerings } from "./chart-layout.ts";
import { type KnownFingerings, moveFingeringText } from "./fingering.ts";
import { parseChord } from "./chord.ts";
import { formatKey, soundingKey, type Key, parseKey, transposeKey } from "./key.ts";
import { chordMover } from "./transpose.ts";

/** The key that the chords are written in: as the chart says, else as the song says, else as they sound. */
export function writtenKey(
  chart: Chart,
  songkey: string | null,
  capo: number = writtenCapo(chart),
): Key | null {
  const said = parseKey(metaOf(chart, "key") ?? "");
  if (said) return said;
  const song = parseKey(songkey ?? "");
  // A song's key is what the audience hears, a chart with a capo holds the shapes.
  if (song) return transposeKey(song, -capo);
  return soundingKey(chordNames(chart).flatMap((name) => parseChord(name) ?? []));
}

/** The fret that the chart is written for, 0 without a capo. */
export function writtenCapo(chart: Chart): number {
  const fret = Number.parseInt(metaOf(chart, "capo") ?? "0", 10);
  return fret > 0 && fret < 12 ? fret : 0;
}

/** Moves every chord, the key and its changes. What the chart itself transposes is done as well, and its lines for that go. */
export function moveChart(chart: Chart, semitones: number, songkey: string | null): Chart {
  const key = writtenKey(chart, songkey) ?? { tonic: 0, minor: false };
  let local = key;
  const known = knownFingerings(definedFingerings(chart));
  const own: number[] = [];
  let move = chordMover(semitones, key);
  const again = (): void => {
    move = chordMover(semitones + (own.at(-1) ?? 0), local);
  };
  const lineOf = (line: ChartLine): ChartLine[] => {
    if (line.kind === "transpose") {
      if (line.semitones === null) own.pop();
      else own.push((own.at(-1) ?? 0) + line.semitones);
      again();
      return [];
    }
    if (line.kind === "change" && line.name === "key") {
      const changed = parseKey(line.value);
      if (changed === null) return [line];
      local = changed;
      again();
      return [{ ...line, value: formatKey(transposeKey(changed, semitones)) }];
    }
    return [moveLine(line, move, semitones + (own.at(-1) ?? 0), known)];
  };
  const sections = chart.sections.map((section) => ({
    ...section,
    lines: section.lines.flatMap(lineOf),
  }));
  const meta = chart.meta.map((entry) => {
    const said = entry.name === "key" ? parseKey(entry.value) : null;
    return said === null ? entry : { ...entry, value: formatKey(transposeKey(said, semitones)) };
  });
  return { meta, sections };
}

function moveLine(
  line: ChartLine,
  move: (name: string) => string,
  semitones: number,
  known: KnownFingerings,
): ChartLine {
  const pieceOf = (piece: Piece): Piece =>
    piece.chord === null ? piece : { ...piece, chord: move(piece.chord) };
  switch (line.kind) {
    case "song":
    case "comment":
      return { ...line, pieces: line.pieces.map(pieceOf) };
    case "grid":
      return {
        ...line,
        cells: line.cells.map((cell) =>
          cell.kind === "chord" ? { ...cell, text: move(cell.text) } : cell,
        ),
      };
    case "diagram":
      return {
        ...line,
        chord: move(line.chord),
        rest: moveFingeringText(line.rest, semitones, known),
      };
    case "other": {
      if (line.name !== "define") return line;
      const { chord, rest } = chordAndShape(line.value);
      return {
        ...line,
        value: `${move(chord)} ${moveFingeringText(rest, semitones, known)}`.trim(),
      };
    }
    default:
      return line;
  }
}
