/** How long a set list plays beside what was planned: "93 min", "Dead On". */
import type { SetlistTiming } from "@bandstand/domain/setlist-timing";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import styles from "./running-time.module.css";

interface RunningTimeProps {
  timing: SetlistTiming;
  /** Minutes. */
  plannedLength: number | null;
}

export function RunningTime({
  timing: { totalMinutes, variance },
  plannedLength,
}: RunningTimeProps) {
  return (
    <span className={styles.time}>
      <span className={styles.minutes}>
        <strong>{totalMinutes}</strong>
        {plannedLength !== null && ` of ${plannedLength}`} min
      </span>
      {variance && <StatusMark tone={variance.isGood ? "good" : "warn"} label={variance.label} />}
    </span>
  );
}
