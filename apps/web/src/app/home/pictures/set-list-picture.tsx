import { Chip } from "../../../ui/marks/chip.tsx";
import styles from "./set-list-picture.module.css";

/** Minutes of each song, set by set; how strong each bar is drawn tells its tempo. */
const SETS = [
  {
    name: "First Set",
    tone: styles.first,
    songs: [3.0, 3.7, 3.5, 5.1, 4.2, 3.9, 3.1, 4.4, 3.2, 4.0, 3.6],
  },
  {
    name: "Second Set",
    tone: styles.second,
    songs: [3.5, 4.8, 4.4, 5.2, 3.3, 4.1, 3.9, 5.0, 3.0, 3.7, 3.4],
  },
  { name: "Encore", tone: styles.encore, songs: [4.0, 3.3] },
] as const;

/** Minutes. */
const PLAN = 95;
const SONG_GAP = 0.12;
const SET_GAP = 0.8;

const COLUMNS = [
  {
    name: "First Set",
    minutes: "42 min",
    songs: [
      { title: "Kerosene Heart", songkey: "F♯m", length: "2:58" },
      { title: "Northbound Train", songkey: "E", length: "3:42" },
      { title: "Salt & Neon", songkey: "A♭", length: "3:28" },
    ],
  },
  {
    name: "Second Set",
    minutes: "43 min",
    songs: [
      { title: "Marigold", songkey: "A", length: "3:30" },
      { title: "Small Hours", songkey: "C", length: "4:48" },
    ],
  },
] as const;

/** A set list as a bar of time against the plan, and two of its sets with a song on its way. */
export function SetListPicture() {
  return (
    <div className={styles.picture}>
      <div className={styles.facts}>
        <span className={styles.label}>Running time</span>
        <span className={styles.total}>93 min</span>
        <Chip label="Dead On" tone="good" />
      </div>
      <div className={styles.time}>
        <svg
          className={styles.bar}
          viewBox={`0 0 ${PLAN} 1`}
          preserveAspectRatio="none"
          focusable="false"
        >
          {songBars().map(({ tone, start, minutes, strength }) => (
            <rect
              key={start}
              className={tone}
              x={start}
              width={minutes}
              height="1"
              opacity={strength}
            />
          ))}
        </svg>
        <span className={styles.plan}>plan {PLAN} min</span>
      </div>
      <div className={styles.columns}>
        {COLUMNS.map(({ name, minutes, songs }) => (
          <div key={name} className={styles.column}>
            <p className={styles.head}>
              {name}
              <span className={styles.minutes}>{minutes}</span>
            </p>
            {songs.map((song) => (
              <Entry key={song.title} {...song} />
            ))}
            {name === "Second Set" && <p className={styles.gap}>+ 3:37 → 47 min</p>}
          </div>
        ))}
        <div className={styles.carried}>
          <Entry title="Last Bus Home" songkey="A" length="3:37" />
        </div>
      </div>
    </div>
  );
}

function Entry({ title, songkey, length }: { title: string; songkey: string; length: string }) {
  return (
    <p className={styles.entry}>
      <span className={styles.title}>{title}</span>
      <span className={styles.key}>{songkey}</span>
      <span className={styles.length}>{length}</span>
    </p>
  );
}

interface SongBar {
  tone: string | undefined;
  /** Minutes from the beginning of the evening. */
  start: number;
  minutes: number;
  strength: number;
}

/** One after the other, with a thin gap between songs and a wider one between sets. */
function songBars(): SongBar[] {
  let at = 0;
  return SETS.flatMap(({ tone, songs }) => {
    const bars = songs.map((minutes, place) => {
      const bar = {
        tone,
        start: at,
        minutes: minutes - SONG_GAP,
        strength: 0.68 + 0.32 * Math.abs(Math.sin(place * 2.1)),
      };
      at += minutes;
      return bar;
    });
    at += SET_GAP;
    return bars;
  });
}
