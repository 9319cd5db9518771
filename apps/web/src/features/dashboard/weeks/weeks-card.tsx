/** The coming eight weeks as a picture: where the gigs are, the rehearsals between them, and the weeks that are free. */
import type { ComingEvent } from "@bandstand/contracts/dashboard";
import { comingWeeks } from "@bandstand/domain/coming-weeks";
import { dayOfYear } from "@bandstand/domain/day-words";
import { useBandToday, useDashboard } from "../../../records/dashboard/dashboard-query.ts";
import { EventLink } from "../../../records/events/event-link.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { VisuallyHiddenInline } from "../../../ui/marks/visually-hidden.tsx";
import { dayInWeek, eventLabel, statusWord, weekLabel } from "./week-words.ts";
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
                <EventChip key={event.id} event={event} today={today} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function EventChip({ event, today }: { event: ComingEvent; today: string }) {
  const status = statusWord(event);
  const label = eventLabel(event);
  return (
    <li
      className={styles.event}
      data-type={event.eventType_tag}
      data-status={event.eventStatus_tag}
      title={[label, dayOfYear(event.eventDate, today), event.startTime, status]
        .filter(Boolean)
        .join(" · ")}
    >
      <EventLink event={{ id: event.id, name: event.name ?? label }} className={styles.link}>
        <span className={styles.day}>{dayInWeek(event.eventDate)}</span>
        <span className={styles.label}>{label}</span>
      </EventLink>
      {status && <VisuallyHiddenInline>, {status}</VisuallyHiddenInline>}
    </li>
  );
}
