/** The public gigs of a band, as the view of them has them. */
import { type PublicEvent, publicEvent } from "@bandstand/contracts/public-events";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { events } from "../../platform/database/schema/events.ts";
import type { PublicTransaction } from "../../platform/database/transactions.ts";

const OF_OTHERS = [
  "eventDate",
  "advanceTicketPrice",
  "doorTicketPrice",
  "eventStatus_tag",
  "eventStatus_name",
  "venue_name",
  "venue_location",
  "venue_address",
  "venue_threeWords",
] as const;

const FIELDS = `
  ${selected(events, fieldsOf(without(publicEvent.shape, OF_OTHERS)), "e")}, e.event_date::text as "eventDate",
  e.advance_ticket_price::float8 as "advanceTicketPrice", e.door_ticket_price::float8 as "doorTicketPrice",
  e.event_status_tag as "eventStatus_tag", e.event_status_name as "eventStatus_name",
  e.venue_name as "venue_name", e.venue_location as "venue_location", e.venue_address as "venue_address",
  e.venue_three_words as "venue_threeWords"`;

/** From `today` (`YYYY-MM-DD`) on, by date. */
export function listPublicEvents(
  tx: PublicTransaction,
  { bandId, today, limit }: { bandId: number; today: string; limit: number },
): Promise<PublicEvent[]> {
  return tx.rows<PublicEvent>(
    {
      name: "list_public_events",
      text: `
        select ${FIELDS} from public_events e
        where e.band_id = $1 and e.event_date >= $2
        order by e.event_date, coalesce(e.start_time, e.doors_open_time) nulls last, e.id
        limit $3`,
    },
    [bandId, today, limit],
  );
}

/** Undefined where there is no such band. */
export async function findTimeZone(
  tx: PublicTransaction,
  bandId: number,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ timeZone: string }>(
    {
      name: "time_zone_of_public_band",
      text: `select time_zone as "timeZone" from public_bands where id = $1`,
    },
    [bandId],
  );
  return row?.timeZone;
}
