/** What the speed trainer was used for in the last weeks, loop by loop: from where to where, and the fastest that was made. */
import type { PracticeLog } from "@bandstand/contracts/practices";
import { formatDate } from "@bandstand/domain/date-format";
import { byDay } from "@bandstand/domain/studio/trainings";
import { clock, percent } from "../transport/numbers.ts";
import styles from "./training-history.module.css";

/** Trainings that are shown: who wants more has practised for weeks. */
const SHOWN = 8;

interface TrainingHistoryProps {
  trainings: PracticeLog["trainings"];
  /** Beats a minute of the recording; null where nobody knows. */
  bpm: number | null;
}

export function TrainingHistory({ trainings, bpm }: TrainingHistoryProps) {
  if (trainings.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>Trained</h4>
      <ul className={styles.trainings}>
        {byDay(trainings)
          .slice(0, SHOWN)
          .map((training) => (
            <Row
              key={`${training.day} ${training.start} ${training.end}`}
              training={training}
              bpm={bpm}
            />
          ))}
      </ul>
    </div>
  );
}

function Row({
  training: { day, section, start, from, to, best, passes, misses },
  bpm,
}: {
  training: PracticeLog["trainings"][number];
  bpm: number | null;
}) {
  const reached = best ?? from;
  const tempo = bpm !== null && best !== null ? ` (${Math.round(bpm * best)} bpm)` : "";
  return (
    <li className={styles.training} title={`${passes} made, ${misses} again`}>
      <span className={styles.section}>{section ?? `From ${clock(start).slice(0, -2)}`}</span>
      <span className={styles.day}>{formatDate(day)}</span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.made} style={{ inlineSize: `${100 * Math.min(1, reached)}%` }} />
      </span>
      <span className={styles.words}>
        {percent(from)} → {percent(to)},{" "}
        {best === null ? "not made yet" : `made ${percent(best)}${tempo}`}
      </span>
    </li>
  );
}
