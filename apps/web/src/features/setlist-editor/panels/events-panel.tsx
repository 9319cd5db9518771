import type { SetlistWithSections } from "@bandstand/contracts/setlists";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { IconCalendar } from "@tabler/icons-react";
import styles from "../setlist-editor.module.css";

/** The events that play the set list. */
export function EventsPanel({ events }: { events: SetlistWithSections["Event"] }) {
  return (
    <ul className={styles.events} aria-label="Events">
      {events.map(({ id, name, eventDate, eventStatusTag }) => (
        <li key={id} data-cancelled={eventStatusTag === "X" || undefined}>
          <IconCalendar aria-hidden />
          <strong>{name ?? "Event"}</strong>
          <span>{formatDateWithWeekday(eventDate)}</span>
          {eventStatusTag === "X" && <span>Cancelled</span>}
        </li>
      ))}
    </ul>
  );
}
