/** Venues as the database has them. */
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import {
  type AddVenue,
  type SaveVenue,
  type Venue,
  type VenueRow,
  venue,
  venueBasics,
  venueFields,
  venueRow,
} from "@bandstand/contracts/venues";
import { and, eq } from "drizzle-orm";
import { columnNames, selected } from "../../platform/database/columns-in-sql.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Its status is a rule over its events, and no column: `lastEvent` is the day of the latest that was not cancelled. */
type Undecided<V> = Omit<V, "VenueStatus"> & { lastEvent: string | null };
export type ListedVenue = Undecided<VenueRow>;
export type FoundVenue = Undecided<Omit<Venue, "VenueNotes">>;

const EVENTS_OF_ROW = 6;
const EVENTS_OF_RECORD = 50;

const EVENT = `'id', e.id, 'venueId', e.venue_id, 'name', e.name, 'eventDate', e.event_date,
  'eventTypeTag', t.tag, 'eventStatusTag', s.tag`;

const GIG = `${EVENT}, 'fee', e.fee, 'paymentReceived', e.payment_received,
  'Setlist', case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end`;

/**
 * The last events of every venue, and the day of the last that was not cancelled, from one reading of the band's events: asked
 * for each venue by itself they took longer than all the rest of the list.
 */
const LATEST_OF_EACH = `
  left join (
    select e.venue_id, max(e.event_date) filter (where s.tag <> 'X') as day,
      json_agg(json_build_object(${EVENT}) order by e.event_date desc, e.id desc)
        filter (where e.place <= ${EVENTS_OF_ROW}) as list
    from (
      select o.id, o.venue_id, o.name, o.event_date, o.event_type_id, o.event_status_id,
        row_number() over (partition by o.venue_id order by o.event_date desc, o.id desc) as place
      from events o where o.band_id = $1 and o.venue_id is not null
    ) e
    join event_types t on t.id = e.event_type_id
    join event_statuses s on s.id = e.event_status_id
    group by e.venue_id
  ) latest on latest.venue_id = v.id`;

const LATEST_OF_ONE = `
  left join lateral (
    select json_agg(json_build_object(${GIG}) order by e.event_date desc, e.id desc) as list, (
      select max(o.event_date) from events o join event_statuses c on c.id = o.event_status_id
      where o.band_id = v.band_id and o.venue_id = v.id and c.tag <> 'X'
    ) as day
    from (
      select * from events o where o.band_id = v.band_id and o.venue_id = v.id
      order by o.event_date desc, o.id desc limit ${EVENTS_OF_RECORD}
    ) e
    join event_types t on t.id = e.event_type_id
    join event_statuses s on s.id = e.event_status_id
    left join setlists l on l.band_id = e.band_id and l.id = e.setlist_id
  ) latest on true`;

const TYPE = `case when k.id is not null
  then json_build_object('id', k.id, 'name', k.name, 'performing', k.performing) end as "VenueType"`;

const BASICS = `${selected(venues, fieldsOf(without(venueBasics.shape, ["VenueType", "VenueStatus"])), "v")},
  ${TYPE}, coalesce(latest.list, '[]') as "Events", latest.day::text as "lastEvent"`;

const FROM = "from venues v left join venue_types k on k.id = v.venue_type_id";

/** All by name; with a search those whose name, place and contact hold its words. */
export function listVenues(tx: BandTransaction, search: string): Promise<ListedVenue[]> {
  return tx.rows<ListedVenue>(
    {
      name: "list_venues",
      text: `
        select ${BASICS} ${FROM} ${LATEST_OF_EACH}
        where v.band_id = $1 and ($2 = '' or contains(concat_ws(E'\\n', v.name, v.location, v.address, v.contact_name), $2))
        order by lower(v.name), v.id`,
    },
    [tx.bandId, search],
  );
}

const LONG = fieldsOf(without(venue.shape, [...fieldsOf(venueRow.shape), "VenueNotes"]));

export async function findVenue(
  tx: BandTransaction,
  venueId: number,
): Promise<FoundVenue | undefined> {
  const [row] = await tx.rows<FoundVenue>(
    {
      name: "find_venue",
      text: `
        select ${BASICS}, ${selected(venues, LONG, "v")} ${FROM} ${LATEST_OF_ONE}
        where v.band_id = $1 and v.id = $2`,
    },
    [tx.bandId, venueId],
  );
  return row;
}

export type ToldStatus = Venue["VenueStatus"];

export function listStatuses(tx: BandTransaction): Promise<ToldStatus[]> {
  return tx.rows<ToldStatus>({
    name: "venue_statuses",
    text: "select id, tag, name, color, sequence from venue_statuses",
  });
}

/** Undefined where there is no such type. */
export async function isPerforming(
  tx: BandTransaction,
  venueTypeId: number,
): Promise<boolean | undefined> {
  const [row] = await tx.rows<{ performing: boolean }>(
    { name: "is_performing", text: "select performing from venue_types where id = $1" },
    [venueTypeId],
  );
  return row?.performing;
}

export async function listTypeIds(tx: BandTransaction): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ id: number }>({ text: "select id from venue_types" });
  return new Set(rows.map(({ id }) => id));
}

export async function insertVenue(tx: BandTransaction, fields: AddVenue): Promise<number> {
  const [row] = await tx.db
    .insert(venues)
    .values({ ...fields, bandId: tx.bandId })
    .returning({ id: venues.id });
  if (!row) throw new Error("A venue was not added.");
  return row.id;
}

const SAID = fieldsOf(venueFields);
const NEW_COLUMNS = columnNames(venues, SAID);
const NEW_RECORD = SAID.map((name) => `"${name}" ${venues[name].getSQLType()}`).join(", ");
const NEW_VALUES = SAID.map((name) =>
  name === "answers" ? `coalesce(g.answers, '{}')` : `g."${name}"`,
).join(", ");

/** One statement for any number of them, which come as one piece of JSON. */
export async function insertVenues(
  tx: BandTransaction,
  given: readonly AddVenue[],
): Promise<number> {
  await tx.rows(
    {
      text: `
        insert into venues (band_id, ${NEW_COLUMNS})
        select $1, ${NEW_VALUES} from json_to_recordset($2::json) as g (${NEW_RECORD})`,
    },
    [tx.bandId, JSON.stringify(given)],
  );
  return given.length;
}

export async function updateVenue(
  tx: BandTransaction,
  venueId: number,
  fields: Omit<SaveVenue, "id" | "updatedAt">,
): Promise<void> {
  await tx.db
    .update(venues)
    .set(fields)
    .where(and(eq(venues.bandId, tx.bandId), eq(venues.id, venueId)));
}

export async function deleteVenue(tx: BandTransaction, venueId: number): Promise<void> {
  await tx.rows({ text: "delete from venues where band_id = $1 and id = $2" }, [
    tx.bandId,
    venueId,
  ]);
}

export interface EventThere {
  id: number;
  name: string | null;
  eventDate: string;
}

/** The latest first. */
export function eventsAt(
  tx: BandTransaction,
  venueId: number,
  most: number,
): Promise<EventThere[]> {
  return tx.rows<EventThere>(
    {
      text: `
        select id, name, event_date as "eventDate" from events
        where band_id = $1 and venue_id = $2 order by event_date desc, id desc limit $3`,
    },
    [tx.bandId, venueId, most],
  );
}
