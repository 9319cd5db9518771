/** What an event's mails are made of, and whether it may be sent off. */
import type { PublicationFacts } from "@bandstand/domain/publication-facts";
import type { PublishableEvent } from "@bandstand/domain/publishing";
import { isoText, jsonPairs } from "../../../platform/database/columns-in-sql.ts";
import { bands } from "../../../platform/database/schema/bands.ts";
import { events } from "../../../platform/database/schema/events.ts";
import type { BandTransaction } from "../../../platform/database/transactions.ts";

export type EventFacts = Omit<PublicationFacts, "occasion" | "replyTo">;

export interface EventToPublish extends PublishableEvent {
  facts: EventFacts;
  bandContact: string | null;
  /** Where the band is at home. */
  bandLocation: string | null;
  /** Of the member who acts. */
  ownEmail: string | null;
}

const TIMES = [
  "eventDate",
  "arriveTime",
  "soundCheckTime",
  "doorsOpenTime",
  "startTime",
  "endTime",
  "doorsCloseTime",
] as const;

const OWN = [
  ...TIMES,
  "name",
  "privateEvent",
  "description",
  "publicDescription",
  "ticketInfo",
  "ticketURL",
  "bandEventURL",
  "advanceTicketPrice",
  "doorTicketPrice",
  "bookingName",
  "bookingEmail",
  "bookingPhone",
  "bandToProvide",
  "venueToProvide",
  "fee",
  "deposit",
] as const;

const OF_BAND = [
  "name",
  "identity",
  "timeZone",
  "logoFilename",
  "contactName",
  "contactPhone",
  "website",
] as const;

const FACTS = `json_build_object(
  ${jsonPairs(events, OWN, "e")},
  'typeName', t.name, 'setlistName', l.name,
  'venueName', v.name, 'venueLocation', v.location, 'venueAddress', v.address,
  'venueThreeWords', v.three_words, 'parking', v.parking,
  'createdAt', ${isoText("e.created_at")}, 'updatedAt', ${isoText("e.updated_at")},
  'band', json_build_object(${jsonPairs(bands, OF_BAND, "b")}))`;

export async function findEventToPublish(
  tx: BandTransaction,
  eventId: number,
): Promise<EventToPublish | undefined> {
  const [row] = await tx.rows<EventToPublish>(
    {
      name: "find_event_to_publish",
      text: `
        select e.event_date::text as "eventDate", e.draft, e.private_event as "privateEvent",
          s.tag as "eventStatusTag", t.public_performance as "publicPerformance",
          e.booking_email as "bookingEmail", b.contact_email as "bandContact", b.location as "bandLocation", u.email as "ownEmail",
          ${FACTS} as facts
        from events e
        join bands b on b.id = e.band_id
        join event_types t on t.id = e.event_type_id
        join event_statuses s on s.id = e.event_status_id
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        left join setlists l on l.band_id = e.band_id and l.id = e.setlist_id
        left join band_users m on m.band_id = e.band_id and m.id = $3
        left join users u on u.id = m.user_id
        where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId, tx.bandUserId],
  );
  return row;
}

export async function setPublished(
  tx: BandTransaction,
  eventId: number,
  { eventStatusTag, draft }: { eventStatusTag: string; draft: boolean },
): Promise<void> {
  await tx.rows(
    {
      text: `
        update events set draft = $3, event_status_id = (select id from event_statuses where tag = $4)
        where band_id = $1 and id = $2`,
    },
    [tx.bandId, eventId, draft, eventStatusTag],
  );
}
