/** An event in other calendars: as a file, and as an entry that a calendar service is asked for. */
import { getEventCalendar } from "@bandstand/contracts/event-choices";
import type { EventRow } from "@bandstand/contracts/events";
import { calendarEntryUrl } from "@bandstand/domain/calendar-entry-url";
import { saveBlob } from "../../lib/files/file-target.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useBandTimeZone } from "../../records/dashboard/dashboard-query.ts";
import { eventTitle } from "../../records/events/event-words.ts";
import { paramsOf } from "../../records/kit/record-keys.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

interface Calendar {
  linkOf(event: EventRow): string;
  download(event: EventRow): Promise<void>;
}

export function useCalendarOf(): Calendar {
  const { client } = useServices();
  const timeZone = useBandTimeZone();
  const notify = useNotify();
  return {
    linkOf: (event) =>
      calendarEntryUrl({
        title: eventTitle(event),
        place: [event.venue_name, event.venue_address].filter(Boolean).join(", "),
        times: event,
        timeZone,
      }),
    async download(event) {
      try {
        const file = await client.call(getEventCalendar, { params: paramsOf(event.id) });
        saveBlob(file, `${eventTitle(event)}.ics`);
      } catch (error) {
        notify.failed("The calendar file was not made", error);
      }
    },
  };
}
