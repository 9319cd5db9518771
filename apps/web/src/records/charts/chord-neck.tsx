/** How a chord is held on strings: the neck upright, its lowest string on the left. */
import { type ChordShape, describeShape } from "@bandstand/domain/chart/chord-shape";
import styles from "./chord-diagram.module.css";
import { chordName } from "@bandstand/domain/chart/chord-name";

interface ChordNeckProps {
  chord: string;
  shape: ChordShape;
}

// In the units of the drawing.
const STRING = 12;
const FRET = 15;
const DOT = 5;
/** Room for the signs above the nut, and beside the first string for the number of the base fret. */
const ABOVE = 14;
const BESIDE = 18;
const FEWEST_FRETS = 4;

export function ChordNeck({ chord, shape }: ChordNeckProps) {
  const { frets, fingers, baseFret } = shape;
  const rows = Math.max(FEWEST_FRETS, ...frets.map((fret) => fret ?? 0));
  const width = (frets.length - 1) * STRING;
  const height = rows * FRET;
  const neck = [
    ...frets.map((_, string) => `M${string * STRING} 0V${height}`),
    ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * FRET}H${width}`),
  ].join("");
  return (
    <svg
      role="img"
      aria-label={`${chordName(chord)}: ${describeShape(shape)}`}
      viewBox={`${-BESIDE} ${-ABOVE} ${width + 2 * BESIDE} ${height + ABOVE + 1}`}
      className={styles.neck}
    >
      <path d={neck} className={styles.lines} />
      {baseFret === 1 ? (
        <path d={`M-1 0H${width + 1}`} className={styles.nut} />
      ) : (
        <text x={-DOT - 2} y={FRET / 2} className={styles.fret}>
          {baseFret}
        </text>
      )}
      {frets.map((fret, string) => (
        <StringMark
          // oxlint-disable-next-line react/no-array-index-key -- a string has no name but its place
          key={string}
          x={string * STRING}
          fret={fret}
          finger={fingers[string] ?? null}
        />
      ))}
    </svg>
  );
}

interface StringMarkProps {
  x: number;
  fret: number | null;
  finger: string | null;
}

function StringMark({ x, fret, finger }: StringMarkProps) {
  const above = -ABOVE / 2;
  if (fret === null) {
    return <path d={`M${x - 3} ${above - 3}l6 6m0 -6l-6 6`} className={styles.lines} />;
  }
  if (fret === 0) return <circle cx={x} cy={above} r={3} className={styles.lines} />;
  const y = (fret - 0.5) * FRET;
  return (
    <>
      <circle cx={x} cy={y} r={DOT} className={styles.dot} />
      {finger !== null && (
        <text x={x} y={y} className={styles.finger}>
          {finger}
        </text>
      )}
    </>
  );
}
