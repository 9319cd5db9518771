/** The line of a day: arrive, doors, start, end, close. What nobody has said is left out. */
import type { TimesOfEvent } from "@bandstand/domain/event-times";
import styles from "./event-times.module.css";

const STEPS = [
  ["arriveTime", "Arrive"],
  ["doorsOpenTime", "Doors"],
  ["startTime", "Start"],
  ["endTime", "End"],
  ["doorsCloseTime", "Close"],
] as const;

export function EventTimes({ event }: { event: Omit<TimesOfEvent, "eventDate"> }) {
  const steps = STEPS.flatMap(([field, label]) => {
    const time = event[field];
    return time === null ? [] : [{ field, label, time }];
  });
  if (steps.length === 0) return null;
  return (
    <dl className={styles.times}>
      {steps.map(({ field, label, time }) => (
        <div key={field} className={styles.step} data-start={field === "startTime" || undefined}>
          <dt>{label}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
