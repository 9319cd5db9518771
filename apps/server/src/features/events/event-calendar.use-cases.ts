import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { found } from "../../records/kit/record-kind.ts";
import { calendarOf } from "./event-calendar.ts";
import { findBand, findEvent } from "./events.repository.ts";

/** Throws `event_not_found`. */
export function readCalendar(
  database: Database,
  caller: Caller,
  eventId: number,
  site: string,
): Promise<{ name: string; text: string }> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) => {
    const event = found(EVENT, await findEvent(tx, caller, eventId));
    const band = await findBand(tx);
    const { eventDate, name, venue_name, eventType_name } = event;
    return {
      name: `${eventDate} ${name ?? venue_name ?? eventType_name}.ics`,
      text: calendarOf(event, band, site),
    };
  });
}
