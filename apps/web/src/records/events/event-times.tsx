/** The line of a day: arrive, sound check, doors, start, end, close. What nobody has said is left out. */
import type { TimesOfEvent } from "@bandstand/domain/event-times";
import { EVENT_TIMES } from "@bandstand/domain/event-time-names";
import styles from "./event-times.module.css";

export function EventTimes({ event }: { event: Omit<TimesOfEvent, "eventDate"> }) {
  const steps = EVENT_TIMES.flatMap(({ field, name }) => {
    const time = event[field];
    return time === null ? [] : [{ field, name, time }];
  });
  if (steps.length === 0) return null;
  return (
    <dl className={styles.times}>
      {steps.map(({ field, name, time }) => (
        <div key={field} className={styles.step} data-start={field === "startTime" || undefined}>
          <dt>{name}</dt>
          <dd>{time}</dd>
        </div>
      ))}
    </dl>
  );
}
