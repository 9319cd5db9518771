import { Chip } from "../../../ui/marks/chip.tsx";
import styles from "./event-picture.module.css";

const NIGHT = [
  { time: "17:00", name: "Arrive" },
  { time: "19:30", name: "Doors" },
  { time: "20:45", name: "Start" },
  { time: "23:00", name: "End" },
];

/** The next gig: how soon, where, and its night on one line. */
export function EventPicture() {
  return (
    <div className={styles.gig}>
      <div className={styles.facts}>
        <span className={styles.label}>Next Gig</span>
        <Chip label="Confirmed" tone="good" />
      </div>
      <p className={styles.days}>In 8 days</p>
      <div className={styles.night}>
        {NIGHT.map(({ time, name }) => (
          <p
            key={name}
            className={name === "Start" ? `${styles.moment} ${styles.start}` : styles.moment}
          >
            <span className={styles.time}>{time}</span>
            <span className={styles.name}>{name}</span>
          </p>
        ))}
      </div>
    </div>
  );
}
