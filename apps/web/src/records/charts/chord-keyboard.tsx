/** How a chord lies on a keyboard. */
import { keyboardOf, describeKeys } from "@bandstand/domain/chart/chord-keys";
import styles from "./chord-diagram.module.css";
import { chordName } from "@bandstand/domain/chart/chord-name";

interface ChordKeyboardProps {
  chord: string;
  /** Semitones above the chord's root. */
  keys: readonly number[];
}

// In the units of the drawing.
const WHITE = { width: 12, height: 48 };
const BLACK = { width: 8, height: 29 };
const DOT = 3;

export function ChordKeyboard({ chord, keys }: ChordKeyboardProps) {
  const drawn = keyboardOf(chord, keys);
  const white = drawn.filter(({ black }) => !black);
  const black = drawn.filter((key) => key.black);
  const width = white.length * WHITE.width;
  if (drawn.length === 0) return null;
  return (
    <svg
      role="img"
      aria-label={`${chordName(chord)}: ${describeKeys(chord, keys).map(chordName).join(" ")}`}
      viewBox={`-1 -1 ${width + 2} ${WHITE.height + 2}`}
      className={styles.keyboard}
      data-wide={white.length > OCTAVE || undefined}
    >
      {white.map(({ at, pressed }) => (
        <g key={at}>
          <rect x={at * WHITE.width} {...WHITE} className={styles.white} />
          {pressed && <Dot x={(at + 0.5) * WHITE.width} y={WHITE.height - 9} />}
        </g>
      ))}
      {black.map(({ at, pressed }) => (
        <g key={at}>
          <rect x={at * WHITE.width - BLACK.width / 2} {...BLACK} className={styles.black} />
          {pressed && <Dot x={at * WHITE.width} y={BLACK.height - 7} />}
        </g>
      ))}
    </svg>
  );
}

const OCTAVE = 7;

function Dot({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r={DOT} className={styles.pressed} />;
}
