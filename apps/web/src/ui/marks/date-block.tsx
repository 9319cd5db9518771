/** The day of an event as on a tear-off calendar. */
import { parseDate } from "@bandstand/domain/calendar-date";
import { MONTHS } from "@bandstand/domain/date-format";
import styles from "./date-block.module.css";

interface DateBlockProps {
  /** `YYYY-MM-DD` */
  date: string;
  isPast: boolean;
  /** A line around it in place of a ground: a rehearsal, beside gigs. */
  outlined?: boolean;
}

export function DateBlock({ date, isPast, outlined = false }: DateBlockProps) {
  const day = parseDate(date);
  if (!day) return null;
  return (
    <time
      dateTime={date}
      className={styles.block}
      data-past={isPast || undefined}
      data-outlined={outlined || undefined}
    >
      <b>{day.day}</b> <span>{MONTHS[day.month - 1]}</span>
    </time>
  );
}
