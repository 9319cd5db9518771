/** What fetching one's calendar has brought, said aloud as it comes, and the days themselves. */
import type { PrivateCalendar } from "@bandstand/contracts/private-calendar";
import { isPast } from "@bandstand/domain/event-visibility";
import { CALENDAR_PROBLEMS } from "@bandstand/domain/private-calendar";
import { IconAlertTriangle, IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { calendarWords } from "./calendar-words.ts";
import styles from "./blocked-dates-section.module.css";
import { rangeWords } from "./range-words.ts";

interface CalendarOutcomeProps {
  calendar: PrivateCalendar;
  today: string;
}

export function CalendarOutcome({ calendar, today }: CalendarOutcomeProps) {
  const [now] = useState(() => new Date());
  const { shownAddress, problem, isWaiting } = calendar;
  const ahead = calendar.ranges.filter(({ lastDay }) => !isPast(lastDay, today));
  return (
    <>
      <div className={styles.words}>
        <strong>{shownAddress}</strong>
        <div role="status">
          {problem !== null && !isWaiting && (
            <p className={styles.problem}>
              <IconAlertTriangle aria-hidden />
              {CALENDAR_PROBLEMS[problem]}
            </p>
          )}
          <p className={styles.soft}>{calendarWords(calendar, { today, now })}</p>
        </div>
      </div>
      {ahead.length > 0 && (
        <details className={styles.busy}>
          <summary>
            <span>Busy days</span>
            <IconChevronDown aria-hidden />
          </summary>
          <ul aria-label="Busy by your calendar">
            {ahead.map((range) => (
              <li key={range.firstDay}>{rangeWords(range, today)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
