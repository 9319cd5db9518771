/** One line of a chart. */
import type { ChartLine as Line, Piece } from "@bandstand/domain/chart/chart";
import { chartWords } from "@bandstand/domain/chart/chart-words";
import { knownFingerings } from "@bandstand/domain/chart/chart-layout";
import { type Fingering, readFingering } from "@bandstand/domain/chart/fingering";
import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import styles from "./chart.module.css";
import { ChordDiagram } from "./chord-diagram.tsx";
import { chordName } from "./chord-name.ts";

interface ChartLineProps {
  line: Exclude<Line, { kind: "verbatim" }>;
  chords: boolean;
  /** Those that the chart defines, by the chord's name. */
  fingerings?: ReadonlyMap<string, Fingering>;
}

export function ChartLine({ line, chords, fingerings = NO_FINGERINGS }: ChartLineProps) {
  switch (line.kind) {
    case "song":
      return <SongLine pieces={line.pieces} chords={chords} />;
    case "comment":
      return (
        <p className={styles.comment} data-look={line.look} dir="auto">
          <InlinePieces pieces={line.pieces} chords={chords} />
        </p>
      );
    case "grid":
      if (!chords) return null;
      return (
        <p className={styles.grid}>
          {line.cells.map(({ kind, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} data-kind={kind}>
              {kind === "chord" ? chordName(text) : text}{" "}
            </span>
          ))}
        </p>
      );
    case "recall":
      return <p className={styles.recall}>{line.label ?? "Chorus"}</p>;
    case "change":
      return (
        <p className={styles.change}>
          {CHANGES[line.name] ?? line.name}{" "}
          <b>{line.name === "key" ? chordName(line.value) : line.value}</b>
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
const CHANGES: Readonly<Record<string, string>> = { key: "Key", time: "Time", tempo: "Tempo" };

function SongLine({ pieces, chords }: { pieces: readonly Piece[]; chords: boolean }) {
  const marked = pieces.some(({ chord, note }) => (chords && chord !== null) || note !== null);
  const words = pieces.map(({ text }) => text).join("");
  if (!marked) {
    return words.trim() === "" ? null : (
      <p className={styles.words} dir="auto">
        {words}
      </p>
    );
  }
  return (
    <p className={styles.line} dir="auto">
      {chartWords(pieces).map((word, index) => (
        // Words of a line have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={styles.word}>
          {word.pieces.map((piece, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={place} className={styles.piece}>
              <Mark piece={piece} chords={chords} />
              <span className={styles.text}>{piece.text}</span>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** Above the words; empty where nothing is played, so that the words stand in line. */
function Mark({ piece: { chord, note }, chords }: { piece: Piece; chords: boolean }) {
  if (note !== null) return <i className={styles.note}>{note}</i>;
  if (chord === null || !chords) return <span className={styles.gap} />;
  return (
    <b className={styles.chord}>
      {chordName(chord)}
      <VisuallyHidden> </VisuallyHidden>
    </b>
  );
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
