/** Events of a series, as the database has them. */
import { eventFields } from "@bandstand/contracts/events";
import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { and, eq, inArray, sql } from "drizzle-orm";
import { columnNames } from "../../platform/database/columns-in-sql.ts";
import { events } from "../../platform/database/schema/events.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { StateOfEvent } from "./event-rights.ts";
import type { EventChanges } from "./events.repository.ts";

/** Nothing is paid yet for one that is to come. */
const OF_ITS_OWN = ["eventDate", "deposit", "paymentReceived"] as const;
const REPEATED = fieldsOf(without(eventFields, OF_ITS_OWN));

/** Makes a series of an event that stands by itself. */
export async function beginSeries(
  tx: BandTransaction,
  eventId: number,
  key: string,
): Promise<void> {
  await tx.rows({ text: "update events set series_key = $3 where band_id = $1 and id = $2" }, [
    tx.bandId,
    eventId,
    key,
  ]);
}

/** One event for each of the days on which the series has none. Answers how many. */
export async function insertRepeated(
  tx: BandTransaction,
  eventId: number,
  days: readonly string[],
): Promise<number> {
  const rows = await tx.rows(
    {
      text: `
        insert into events (band_id, series_key, event_date, ${columnNames(events, REPEATED)})
        select e.band_id, e.series_key, d.day, ${columnNames(events, REPEATED, "e")}
        from events e cross join unnest($3::date[]) d (day)
        where e.band_id = $1 and e.id = $2 and not exists (
          select from events o
          where o.band_id = e.band_id and o.series_key = e.series_key and o.event_date = d.day)
        returning id`,
    },
    [tx.bandId, eventId, days],
  );
  return rows.length;
}

export interface FollowingEvent extends StateOfEvent {
  id: number;
  eventStatusTag: string;
}

/** Those of the series that come after an event of it, by date; held until the transaction ends. */
export function lockFollowing(
  tx: BandTransaction,
  event: { id: number; seriesKey: string; eventDate: string },
): Promise<FollowingEvent[]> {
  return tx.rows<FollowingEvent>(
    {
      text: `
        select e.id, e.draft, e.private_event as "privateEvent", e.event_status_id as "eventStatusId",
          e.event_type_id as "eventTypeId", s.tag as "eventStatusTag"
        from events e join event_statuses s on s.id = e.event_status_id
        where e.band_id = $1 and e.series_key = $2 and (e.event_date, e.id) > ($3::date, $4::integer)
          and e.id <> $4
        order by e.event_date, e.id for update of e`,
    },
    [tx.bandId, event.seriesKey, event.eventDate, event.id],
  );
}

/** @param days by which their dates move */
export async function updateAll(
  tx: BandTransaction,
  ids: readonly number[],
  { fields, days }: { fields: Omit<EventChanges, "eventDate">; days: number },
): Promise<void> {
  const moved = days === 0 ? {} : { eventDate: sql`${events.eventDate} + ${days}::integer` };
  if (ids.length === 0 || Object.keys({ ...fields, ...moved }).length === 0) return;
  await tx.db
    .update(events)
    .set({ ...fields, ...moved })
    .where(and(eq(events.bandId, tx.bandId), inArray(events.id, [...ids])));
}

export async function deleteAll(tx: BandTransaction, ids: readonly number[]): Promise<void> {
  await tx.rows({ text: "delete from events where band_id = $1 and id = any ($2::integer[])" }, [
    tx.bandId,
    ids,
  ]);
}
