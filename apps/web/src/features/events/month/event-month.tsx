/** The events of a month as on a wall calendar: what is on which day, and which days are free. */
import { addEvent, type EventRow } from "@bandstand/contracts/events";
import { addMonths, monthName, monthOfDay } from "@bandstand/domain/month-weeks";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useEventMembers } from "../../../records/availability/event-members-query.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { MonthDay } from "./month-day.tsx";
import styles from "./event-month.module.css";
import { YearStrip } from "./year-strip.tsx";
import { useAway } from "./use-away.tsx";
import { useEventMoves } from "./use-event-moves.ts";
import { useAwayByDay, useMonthDays } from "./use-month-days.ts";
import { useMonthEvents } from "./use-month-events.ts";

interface EventMonthProps {
  /** `YYYY-MM-DD` where the band is. */
  today: string;
  /** Of these types alone. */
  types: readonly string[];
  /** Those that are known already: shown until all have come. */
  known: readonly EventRow[];
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const NONE: readonly EventRow[] = [];
const NOBODY: readonly string[] = [];

export function EventMonth({ today, types, known }: EventMonthProps) {
  const [month, setMonth] = useState(monthOfDay(today));
  const mayAdd = useMay(addEvent);
  const members = useEventMembers();
  const awayItem = useAway(today);
  const root = useRef<HTMLElement>(null);
  const moves = useEventMoves({
    root,
    today,
    onMoved: (date) => setMonth(monthOfDay(date)),
  });
  const days = useMonthDays(month);
  const { byDay, gigs, tryAgain } = useMonthEvents({ month, days, types, known });
  const away = useAwayByDay(members, days);
  const turn = (months: number) => setMonth(addMonths(month, months));
  return (
    <section ref={root} className={styles.month} aria-label={monthName(month)}>
      <header className={styles.head}>
        <SectionTitle className={styles.title}>{monthName(month)}</SectionTitle>
        {month !== monthOfDay(today) && (
          <Button kind="quiet" size="small" onClick={() => setMonth(monthOfDay(today))}>
            Today
          </Button>
        )}
        <IconButton label="The month before" onClick={() => turn(-1)}>
          <IconChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="The next month" onClick={() => turn(1)}>
          <IconChevronRight aria-hidden />
        </IconButton>
      </header>
      <div className={styles.weekdays} aria-hidden>
        {WEEKDAYS.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <ol className={styles.days}>
        {days.map((date) => (
          <MonthDay
            key={date}
            date={date}
            today={today}
            isOther={monthOfDay(date) !== month}
            events={byDay[date] ?? NONE}
            away={away[date] ?? NOBODY}
            awayItem={awayItem}
            mayAdd={mayAdd}
            moves={moves}
          />
        ))}
      </ol>
      {tryAgain && (
        <p role="status" className={styles.partial}>
          This month did not load: events may be missing.
          <Button kind="quiet" size="small" onClick={tryAgain}>
            Try again
          </Button>
        </p>
      )}
      <YearStrip month={month} gigs={gigs} onMonth={setMonth} />
    </section>
  );
}
