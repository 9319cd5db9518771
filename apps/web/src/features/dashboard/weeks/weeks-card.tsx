/** The coming eight weeks as a picture: where the gigs are, the rehearsals between them, and the weeks that are free. */
import type { ComingEvent } from "@bandstand/contracts/dashboard";
import { comingWeeks } from "@bandstand/domain/coming-weeks";
import { dayOfYear } from "@bandstand/domain/day-words";
import { useBandToday, useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { EventChip } from "../../../records/events/event-chip.tsx";
import { eventLabel } from "../../../records/events/event-words.ts";
import { Card } from "../../../ui/card/card.tsx";
import { dayInWeek, weekLabel } from "./week-words.ts";
import styles from "./weeks-card.module.css";

export function WeeksCard() {
  const { data } = useDashboard();
  const today = useBandToday();
  if (!data?.comingEvents || data.comingEvents.length === 0) return null;
  return (
    <Card title="The coming eight weeks">
      <ol className={styles.weeks}>
        {comingWeeks(data.comingEvents, today).map(({ monday, events }) => (
          <li key={monday} className={styles.week} data-free={events.length === 0 || undefined}>
            <h3>{weekLabel(monday)}</h3>
            <ul>
              {events.map((event) => (
                <ComingChip key={event.id} event={event} today={today} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ComingChip({ event, today }: { event: ComingEvent; today: string }) {
  const label = eventLabel(event);
  return (
    <li>
      <EventChip
        event={event}
        name={event.name ?? label}
        title={[label, dayOfYear(event.eventDate, today), event.startTime]
          .filter(Boolean)
          .join(" · ")}
      >
        <span className={styles.day}>{dayInWeek(event.eventDate)}</span>
        <span className={styles.label}>{label}</span>
      </EventChip>
    </li>
  );
}
