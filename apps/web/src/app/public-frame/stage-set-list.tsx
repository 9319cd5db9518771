/** An evening under way, beside the public forms: what has been played, what sounds now, what comes, and how long it takes. */
import { EVENING_PLAN, EveningBar } from "../../ui/pictures/evening-bar.tsx";
import { levels } from "../../ui/pictures/levels.ts";
import { wavePath } from "../../ui/pictures/wave-path.ts";
import styles from "./stage-set-list.module.css";

interface Entry {
  title: string;
  songkey: string;
  /** Minutes and seconds. */
  length: string;
}

const PLAYED: readonly Entry[] = [
  { title: "Paper Lanterns", songkey: "G", length: "4:10" },
  { title: "Kerosene Heart", songkey: "F♯m", length: "2:58" },
];
const NOW: Entry = { title: "Northbound Train", songkey: "E", length: "3:42" };
const COMING: readonly Entry[] = [
  { title: "Salt & Neon", songkey: "A♭", length: "3:28" },
  { title: "Seven Bridges", songkey: "D", length: "5:04" },
  { title: "Glasshouse", songkey: "E♭", length: "3:51" },
  { title: "Half Past Nowhere", songkey: "Bm", length: "3:05" },
];

/** Of the first set, the song that sounds now. */
const NOW_IN_SET = PLAYED.length;

const BARS = 96;
const STEP = 6;
const HEIGHT = 96;
/** The bar under the needle: 1:24 of 3:42. */
const NEEDLE = Math.round((BARS * 84) / 222);

export function StageSetList() {
  return (
    <div className={styles.evening}>
      <ol className={styles.songs}>
        {PLAYED.map((entry) => (
          <Song key={entry.title} entry={entry} className={styles.played} />
        ))}
        <li className={styles.now}>
          <Line entry={NOW} />
          <Sound />
          <p className={styles.times}>
            <span>1:24</span>
            <span>{NOW.length}</span>
          </p>
        </li>
        {COMING.map((entry) => (
          <Song key={entry.title} entry={entry} className={styles.coming} />
        ))}
      </ol>
      <RunningTime />
    </div>
  );
}

function Song({ entry, className }: { entry: Entry; className: string | undefined }) {
  return (
    <li className={className}>
      <Line entry={entry} />
    </li>
  );
}

function Line({ entry: { title, songkey, length } }: { entry: Entry }) {
  return (
    <p className={styles.line}>
      <span className={styles.title}>{title}</span>
      <span className={styles.key}>{songkey}</span>
      <span className={styles.length}>{length}</span>
    </p>
  );
}

function Sound() {
  const sound = levels(BARS);
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      focusable="false"
    >
      <path className={styles.ahead} d={wavePath(sound, HEIGHT, STEP, NEEDLE)} />
      <path className={styles.behind} d={wavePath(sound, HEIGHT, STEP, 0, NEEDLE)} />
    </svg>
  );
}

function RunningTime() {
  return (
    <div className={styles.time}>
      <p className={styles.facts}>
        <span className={styles.total}>93 min</span>
        <span>Set 1 42 · Set 2 44 · Encore 7</span>
        <span className={styles.plan}>plan {EVENING_PLAN} min</span>
      </p>
      <div className={styles.sets}>
        <EveningBar sounding={NOW_IN_SET} />
      </div>
    </div>
  );
}
