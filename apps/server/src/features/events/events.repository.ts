/** Events as the database has them. */
import {
  type AddEvent,
  type Event,
  event,
  type EventRow,
  eventFields,
  eventRow,
} from "@bandstand/contracts/events";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { EVENT_NAME_MAX } from "@bandstand/domain/event-form";
import type { Actor } from "@bandstand/domain/member";
import { canRead, canSeeFee } from "@bandstand/domain/permissions";
import { and, eq } from "drizzle-orm";
import { columnNames, jsonPairs, selected } from "../../platform/database/columns-in-sql.ts";
import { events } from "../../platform/database/schema/events.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { answersOf } from "../../records/events/event-answers.ts";
import { FROM, OWN_PARAMETERS, ROW } from "./event-rows.ts";

const READS_VENUES = `$${OWN_PARAMETERS}::boolean`;

const LONG = fieldsOf(without(event.shape, fieldsOf(eventRow.shape)));

const VENUE = `case when w.id is not null then json_build_object(
  ${jsonPairs(venues, ["id", "name", "location", "address", "threeWords", "parking"], "w")},
  'notes', case when ${READS_VENUES} then w.notes end) end as "Venue"`;

interface FoundEvent extends Omit<Event, keyof EventRow>, Pick<Event, "Venue" | "answers"> {
  row: EventRow;
}

const WHOLE = `
        select (${ROW})::json as row, ${selected(events, LONG, "e")}, ${VENUE},
          ${answersOf("e")} as answers ${FROM}
        left join venues w on w.band_id = e.band_id and w.id = e.venue_id
        where e.band_id = $1`;

type Reader = Actor & { today: string };

const parametersOf = (tx: BandTransaction, reader: Reader) => [
  tx.bandId,
  canSeeFee(reader),
  reader.today,
  canRead(reader, "VN"),
];

const wholeOf = ({ row, ...rest }: FoundEvent): Event => ({ ...row, ...rest });

export async function findEvent(
  tx: BandTransaction,
  caller: Reader,
  eventId: number,
): Promise<Event | undefined> {
  const [found] = await tx.rows<FoundEvent>(
    { name: "find_event", text: `${WHOLE} and e.id = $${OWN_PARAMETERS + 1}` },
    [...parametersOf(tx, caller), eventId],
  );
  return found && wholeOf(found);
}

/** By date, from so many days before today on. */
export async function listWholeEvents(
  tx: BandTransaction,
  reader: Reader,
  { keptDays, most }: { keptDays: number; most: number },
): Promise<Event[]> {
  const rows = await tx.rows<FoundEvent>(
    {
      name: "list_whole_events",
      text: `${WHOLE} and e.event_date >= $3::date - $${OWN_PARAMETERS + 1}::integer
        order by e.event_date, e.id limit $${OWN_PARAMETERS + 2}`,
    },
    [...parametersOf(tx, reader), keptDays, most],
  );
  return rows.map(wholeOf);
}

/** What a status and a type of these ids say; null for an id that nothing has. */
export interface NamedState {
  statusTag: string | null;
  publicPerformance: boolean | null;
}

export async function nameState(
  tx: BandTransaction,
  eventStatusId: number,
  eventTypeId: number,
): Promise<NamedState> {
  const [row] = await tx.rows<NamedState>(
    {
      name: "name_state_of_event",
      text: `
        select (select tag from event_statuses where id = $1) as "statusTag",
          (select public_performance from event_types where id = $2) as "publicPerformance"`,
    },
    [eventStatusId, eventTypeId],
  );
  return row ?? { statusTag: null, publicPerformance: null };
}

export type NewEvent = Omit<
  AddEvent,
  "copySetlist" | "eventDate" | "eventTypeId" | "eventStatusId"
> & {
  eventDate: string;
  eventTypeId: number;
  eventStatusId: number;
};

export async function insertEvent(tx: BandTransaction, fields: NewEvent): Promise<number> {
  const [row] = await tx.db
    .insert(events)
    .values({ ...fields, bandId: tx.bandId })
    .returning({ id: events.id });
  if (!row) throw new Error("An event was not added.");
  return row.id;
}

/** Required fields are there or left alone: `missingInEventSave` has been asked. */
export type EventChanges = Partial<NewEvent>;

export async function updateEvent(
  tx: BandTransaction,
  eventId: number,
  fields: EventChanges,
): Promise<void> {
  await tx.db
    .update(events)
    .set(fields)
    .where(and(eq(events.bandId, tx.bandId), eq(events.id, eventId)));
}

export async function deleteEvent(tx: BandTransaction, eventId: number): Promise<void> {
  await tx.rows({ text: "delete from events where band_id = $1 and id = $2" }, [
    tx.bandId,
    eventId,
  ]);
}

const COPY_SUFFIX = " - copy";
/** The status that copies have: provisional. */
const COPIED_STATUS = 1;

/** Nothing is paid for the copy yet. */
const OF_ITS_OWN = [
  "name",
  "eventDate",
  "eventStatusId",
  "draft",
  "deposit",
  "paymentReceived",
] as const;

const COPIED = fieldsOf(without(eventFields, OF_ITS_OWN));

/** A draft of `today`. One without a name is called by its venue, as it is shown. Undefined when there is none. */
export async function copyEvent(
  tx: BandTransaction,
  eventId: number,
  today: string,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    {
      text: `
        insert into events (band_id, name, event_date, event_status_id, draft, ${columnNames(events, COPIED)})
        select e.band_id,
          rtrim(left(coalesce(e.name, v.name, t.name), ${EVENT_NAME_MAX - COPY_SUFFIX.length})) || '${COPY_SUFFIX}',
          $3::date, ${COPIED_STATUS}, true, ${columnNames(events, COPIED, "e")}
        from events e
        join event_types t on t.id = e.event_type_id
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        where e.band_id = $1 and e.id = $2
        returning id`,
    },
    [tx.bandId, eventId, today],
  );
  return row?.id;
}

export interface BandOfEvents {
  name: string;
  identity: string;
  timeZone: string;
}

export async function findBand(tx: BandTransaction): Promise<BandOfEvents> {
  const [row] = await tx.rows<BandOfEvents>(
    {
      name: "band_of_events",
      text: `select name, identity, time_zone as "timeZone" from bands where id = $1`,
    },
    [tx.bandId],
  );
  if (!row) throw new Error("A transaction has no band.");
  return row;
}
