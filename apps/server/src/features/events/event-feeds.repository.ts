/** Calendars to which somebody subscribes: their addresses, and what stands in them. */
import type { Event } from "@bandstand/contracts/events";
import type { Actor } from "@bandstand/domain/member";
import type {
  BandTransaction,
  Database,
  PersonTransaction,
  PublicTransaction,
} from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { ACTOR, type ActorRow, actorOf, MAY_ENTER } from "../../records/accounts/actors.ts";
import type { CalendarBand } from "./event-calendar.ts";
import { listWholeEvents } from "./events.repository.ts";

/** What a calendar holds at most: a band on tour plays as much in ten years. */
const MOST = 2000;
/** Days that stay in it once they are past. */
const KEPT_DAYS = 180;

/** Null where there is no such person, or no address. */
export async function findSalt(database: Database, userId: number): Promise<string | null> {
  const row = await database.systemOne<{ salt: string | null }>(
    {
      name: "find_calendar_salt",
      text: "select calendar_salt as salt from users where id = $1",
    },
    [userId],
  );
  return row?.salt ?? null;
}

export async function saveSalt(tx: PersonTransaction, salt: string | null): Promise<void> {
  await tx.rows({ text: "update users set calendar_salt = $2 where id = $1" }, [tx.userId, salt]);
}

/** A membership, with the band as its calendar names it. */
export type CalendarMembership = Actor & Pick<Caller, "today"> & { band: CalendarBand };

/** Those through which the person may enter, by the band's name. */
export async function listMemberships(
  database: Database,
  userId: number,
): Promise<CalendarMembership[]> {
  const rows = await database.system(
    (tx) =>
      tx.rows<ActorRow & { band: CalendarBand }>(
        {
          name: "list_memberships_of_calendar",
          text: `
            select ${ACTOR}, json_build_object('name', b.name, 'timeZone', b.time_zone) as band
            from band_users m join bands b on b.id = m.band_id join roles r on r.id = m.role_id
            where m.user_id = $1 and ${MAY_ENTER}
            order by lower(b.name), b.id`,
        },
        [userId],
      ),
    { readOnly: true },
  );
  return rows.map(actorOf);
}

/** By date, of half a year ago and of all time to come. */
export function listForCalendar(
  tx: BandTransaction,
  member: Actor & Pick<Caller, "today">,
): Promise<Event[]> {
  return listWholeEvents(tx, member, { keptDays: KEPT_DAYS, most: MOST });
}

/** A public gig as a calendar shows it. */
export interface PublicEntry {
  bandId: number;
  id: number;
  name: string | null;
  eventDate: string;
  arriveTime: null;
  soundCheckTime: null;
  doorsOpenTime: string | null;
  startTime: string | null;
  endTime: string | null;
  doorsCloseTime: string | null;
  statusTag: string;
  publicDescription: string | null;
  ticketURL: string | null;
  venue: { name: string | null; address: string | null; location: string | null };
}

export interface PublicCalendar {
  band: CalendarBand & { id: number; identity: string };
  entries: PublicEntry[];
}

/** Null where nobody has the identity. */
export async function findPublicCalendar(
  tx: PublicTransaction,
  identity: string,
): Promise<PublicCalendar | null> {
  const [found] = await tx.rows<PublicCalendar>(
    {
      name: "find_public_calendar",
      text: `
        select json_build_object('id', b.id, 'identity', b.identity, 'name', b.name, 'timeZone', b.time_zone) as band,
          coalesce((
            select json_agg(row_to_json(e) order by e."eventDate", e.id) from (
              select band_id as "bandId", id, name, event_date::text as "eventDate", null as "arriveTime", null as "soundCheckTime",
                left(doors_open_time::text, 5) as "doorsOpenTime", left(start_time::text, 5) as "startTime",
                left(end_time::text, 5) as "endTime", left(doors_close_time::text, 5) as "doorsCloseTime",
                event_status_tag as "statusTag", public_description as "publicDescription",
                ticket_url as "ticketURL",
                json_build_object('name', venue_name, 'address', venue_address, 'location', venue_location) as venue
              from public_events
              where band_id = b.id and event_date >= (now() at time zone b.time_zone)::date - ${KEPT_DAYS}
              order by event_date, id limit ${MOST}
            ) e), '[]') as entries
        from public_bands b where b.identity = $1`,
    },
    [identity],
  );
  return found ?? null;
}
