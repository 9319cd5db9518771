/** Asks what happened at the gigs of the last weeks of which nobody has told. */
import { dayFromToday } from "@bandstand/domain/day-words";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { useGigsToReport } from "./gig-report-queries.ts";
import styles from "./gig-report.module.css";

/** As many as are asked about at once: the others come once these are told. */
const MOST = 3;

export function GigsToReportCard() {
  const { data } = useGigsToReport();
  const windows = useEventWindows();
  const today = useBandToday();
  if (!data || data.length === 0) return null;
  return (
    <Card title="How was it?">
      <ul className={styles.gigs}>
        {data.slice(0, MOST).map(({ id, name, venue_name, eventDate }) => {
          const called = name ?? venue_name ?? "Gig";
          return (
            <li key={id}>
              <span className={styles.gig}>
                <strong dir="auto">{called}</strong>
                <small>{dayFromToday(eventDate, today)}</small>
              </span>
              <Button
                aria-label={`Say what happened at ${called}`}
                onClick={() => windows.report({ id, name: called })}
              >
                Say what happened
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
