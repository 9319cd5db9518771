/** A recording across the whole width: its parts, its chords, its sound, played to somewhere in the first chorus. */
import { levels } from "../../../ui/pictures/levels.ts";
import { wavePath } from "../../../ui/pictures/wave-path.ts";
import styles from "./recording-picture.module.css";

const BARS = 260;
const STEP = 6;
const HEIGHT = 200;
/** The bar under the needle. */
const NOW = 118;

const PARTS = [
  { id: "intro", name: "Intro", tone: "quiet" },
  { id: "verse-1", name: "Verse", tone: "verse" },
  { id: "chorus-1", name: "Chorus", tone: "chorus" },
  { id: "verse-2", name: "Verse", tone: "verse" },
  { id: "solo", name: "Solo", tone: "solo" },
  { id: "chorus-2", name: "Chorus", tone: "chorus" },
] as const;

/** Before the one that sounds, that one, and after it. */
const CHORDS = {
  before: ["E", "A", "B", "E₂", "A₂"],
  now: "C♯m",
  after: ["B", "A", "E", "B₂", "C♯m", "A₂"],
};

export function RecordingPicture() {
  const sound = levels(BARS);
  const box = `0 0 ${BARS * STEP} ${HEIGHT}`;
  return (
    <div className={styles.recording}>
      <div className={styles.parts}>
        {PARTS.map(({ name, tone, id }) => (
          <span key={id} className={`${styles.part} ${styles[tone]}`}>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.chords}>
        <Chords chords={CHORDS.before} />
        <span className={`${styles.chord} ${styles.sounding}`}>{CHORDS.now}</span>
        <Chords chords={CHORDS.after} />
      </div>
      <div className={styles.sound}>
        <svg
          className={styles.wave}
          viewBox={box}
          preserveAspectRatio="xMidYMid slice"
          focusable="false"
        >
          <path className={styles.coming} d={wavePath(sound, HEIGHT, STEP, NOW)} />
          <path className={styles.played} d={wavePath(sound, HEIGHT, STEP, 0, NOW)} />
          <path className={styles.needle} d={`M${NOW * STEP} 0V${HEIGHT}`} />
        </svg>
      </div>
    </div>
  );
}

// The small figures tell equal chords apart; nobody sees them.
function Chords({ chords }: { chords: readonly string[] }) {
  return chords.map((chord) => (
    <span key={chord} className={styles.chord}>
      {chord.replace("₂", "")}
    </span>
  ));
}
