import { Chip } from "../marks/chip.tsx";
import { EVENING_PLAN, EveningBar } from "../pictures/evening-bar.tsx";
import styles from "./set-list-picture.module.css";

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
        <Chip label="On time" tone="good" />
      </div>
      <div className={styles.time}>
        <EveningBar />
        <span className={styles.plan}>plan {EVENING_PLAN} min</span>
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
