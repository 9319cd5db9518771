/** What stands below an expanded row: all that there is to know of an event, and what can be done with it. */
import type { EventRow } from "@bandstand/contracts/events";
import { IconCalendarPlus, IconPencil } from "@tabler/icons-react";
import { saveEvent } from "@bandstand/contracts/events";
import { useMay } from "../../../lib/services/use-may.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { useEvent } from "../../../records/events/event-query.ts";
import { EventTimes } from "../../../records/events/event-times.tsx";
import { namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { OutsideLink } from "../../../records/venues/outside-link.tsx";
import { WayThere } from "../../../records/venues/way-there.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { EventFactList } from "../event-fact-list.tsx";
import { useCalendarOf } from "../use-calendar-of.ts";
import { PublishButtons } from "../publish/publish-buttons.tsx";
import { EventDocuments } from "../event-documents.tsx";
import styles from "./event-details.module.css";

export function EventDetails({ row }: { row: EventRow }) {
  const { data: event, isError, refetch } = useEvent(row.id);
  const windows = useEventWindows();
  const calendar = useCalendarOf();
  const maySave = useMay(saveEvent);
  const today = useBandToday();
  return (
    <div className={styles.details}>
      <EventTimes event={row} />
      {row.Venue && <WayThere venue={{ ...row.Venue, parking: event?.Venue?.parking ?? null }} />}
      <EventFactList row={row} event={event} />
      {!event && isError && (
        <p className={styles.quiet}>
          Error Fetching Data
          <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => windows.view(namedEvent(row))}>View</Button>
        {maySave && (
          <Button icon={<IconPencil aria-hidden />} onClick={() => windows.edit(namedEvent(row))}>
            Edit Event
          </Button>
        )}
        <PublishButtons event={row} today={today} />
        <OutsideLink href={calendar.linkOf(row)} icon={<IconCalendarPlus aria-hidden />}>
          Add to Calendar
        </OutsideLink>
      </div>
      <EventDocuments eventId={row.id} />
    </div>
  );
}
