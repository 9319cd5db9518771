/** One line of a chart. */
import type { GridCell, Piece } from "@bandstand/domain/chart/chart";
import { barsOfLine, changeName, type ShownLine } from "@bandstand/domain/chart/chart-blocks";
import { chartWords } from "@bandstand/domain/chart/chart-words";
import { knownFingerings } from "@bandstand/domain/chart/chart-layout";
import { type Fingering, readFingering } from "@bandstand/domain/chart/fingering";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import styles from "./chart.module.css";
import { ChordDiagram } from "./chord-diagram.tsx";
import { chordName } from "@bandstand/domain/chart/chord-name";

interface ChartLineProps {
  line: ShownLine;
  chords: boolean;
  /** Those that the chart defines, by the chord's name. */
  fingerings?: ReadonlyMap<string, Fingering>;
  /** Which of its chords sounds now, where that is known: its place among them. */
  sounding?: number | null;
}

export function ChartLine(props: ChartLineProps) {
  const { line, chords, fingerings = NO_FINGERINGS, sounding = null } = props;
  switch (line.kind) {
    case "song":
      return <PlayedOrSung pieces={line.pieces} chords={chords} sounding={sounding} />;
    case "comment":
      return (
        <p className={styles.comment} data-look={line.look} dir="auto">
          <InlinePieces pieces={line.pieces} chords={chords} />
        </p>
      );
    case "grid":
      return chords ? <GridLine cells={line.cells} sounding={sounding} /> : null;
    case "recall":
      return <p className={styles.recall}>{line.label ?? "Chorus"}</p>;
    case "change":
      return (
        <p className={styles.change}>
          {changeName(line.name)} <b>{line.name === "key" ? chordName(line.value) : line.value}</b>
        </p>
      );
    case "diagram":
      return chords ? (
        <Diagram chord={line.chord} rest={line.rest} fingerings={fingerings} />
      ) : null;
    case "break":
      return <div className={styles.break} data-of={line.of} />;
    case "blank":
      return <div className={styles.blank} />;
    case "transpose":
    case "other":
      return null;
  }
}

interface DiagramProps {
  chord: string;
  /** How it is held; empty for a chord that is known. */
  rest: string;
  fingerings: ReadonlyMap<string, Fingering>;
}

function Diagram({ chord, rest, fingerings }: DiagramProps) {
  const known = knownFingerings(fingerings);
  const fingering = readFingering(rest, known) ?? known(chord);
  if (fingering) return <ChordDiagram chord={chord} fingering={fingering} />;
  return <p className={styles.chord}>{chordName(chord)}</p>;
}

const NO_FINGERINGS: ReadonlyMap<string, Fingering> = new Map();

interface GridLineProps {
  cells: readonly GridCell[];
  sounding: number | null;
}

function GridLine({ cells, sounding }: GridLineProps) {
  const now = soundingOf(cells.filter(isChord), sounding);
  return (
    <p className={styles.grid}>
      {cells.map((cell, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} data-kind={cell.kind}>
          {isChord(cell) ? (
            <ChordName chord={cell.text} isSounding={cell === now} />
          ) : (
            cell.text
          )}{" "}
        </span>
      ))}
    </p>
  );
}

interface SongLineProps {
  pieces: readonly Piece[];
  chords: boolean;
  sounding: number | null;
}

function PlayedOrSung(props: SongLineProps) {
  const bars = barsOfLine(props.pieces);
  if (bars === null) return <SongLine {...props} />;
  return props.chords ? <GridLine cells={bars} sounding={props.sounding} /> : null;
}

function SongLine({ pieces, chords, sounding }: SongLineProps) {
  const marked = pieces.some(({ chord, note }) => (chords && chord !== null) || note !== null);
  const words = pieces.map(({ text }) => text).join("");
  if (!marked) {
    return words.trim() === "" ? null : (
      <p className={styles.words} dir="auto">
        {words}
      </p>
    );
  }
  const laidOut = chartWords(pieces);
  const played = laidOut.flatMap((word) => word.pieces.filter(({ chord }) => chord !== null));
  const now = soundingOf(played, sounding);
  return (
    <p className={styles.line} data-played={words.trim() === "" || undefined} dir="auto">
      {laidOut.map((word, index) => (
        // Words of a line have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.word}>
          {word.pieces.map((piece, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place} className={styles.piece}>
              <Mark piece={piece} chords={chords} isSounding={piece === now} />
              <span className={styles.text}>{piece.text}</span>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** Above the words; empty where nothing is played, so that the words stand in line. */
function Mark({ piece: { chord, note }, chords, isSounding }: MarkProps) {
  if (note !== null) return <i className={styles.note}>{note}</i>;
  if (chord === null || !chords) return <span className={styles.gap} />;
  return (
    <b className={styles.chord}>
      <ChordName chord={chord} isSounding={isSounding} />
      <VisuallyHidden> </VisuallyHidden>
    </b>
  );
}

interface MarkProps {
  piece: Piece;
  chords: boolean;
  isSounding: boolean;
}

function soundingOf<C>(played: readonly C[], sounding: number | null): C | undefined {
  return sounding === null ? undefined : played[sounding];
}

function isChord({ kind }: GridCell): boolean {
  return kind === "chord";
}

function ChordName({ chord, isSounding }: { chord: string; isSounding: boolean }) {
  const name = chordName(chord);
  return isSounding ? <mark className={styles.sounding}>{name}</mark> : name;
}

function InlinePieces({ pieces, chords }: { pieces: readonly Piece[]; chords: boolean }) {
  return pieces.map(({ chord, note, text }, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {chord !== null && chords && <b className={styles.chord}>{chordName(chord)}</b>}
      {note !== null && <i className={styles.note}>{note}</i>}
      {text}
    </span>
  ));
}
