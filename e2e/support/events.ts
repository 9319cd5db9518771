// Events that a flow begins with, put into the database: dates are by the day that it is where the band is.

import type { Session } from "@bandstand/contracts/sign-in";
import type { Page } from "@playwright/test";
import { inDatabase } from "./in-database.ts";

interface FlowEvent {
  name: string;
  /** From today, where the band is. */
  inDays: number;
  type?: "G" | "RH";
  status?: "P" | "C" | "X";
  setlistId?: number;
  fee?: number;
}

/** At a place that is made for it. */
export async function addEvent(
  { bandUser: { bandId } }: Session,
  { name, inDays, type = "G", status = "C", setlistId, fee }: FlowEvent,
): Promise<{ id: number }> {
  const { rows } = await inDatabase((client) =>
    client.query<{ id: number }>(
      `with place as (
         insert into bandstand.venues (band_id, name, location, address, parking, three_words)
         values ($1, 'The Half Crown', 'Ardenbridge', '1 Quay Street', 'Behind the bins', 'horn.drum.bass')
         returning id
       )
       insert into bandstand.events (band_id, name, event_date, event_type_id, event_status_id, venue_id, setlist_id,
         arrive_time, doors_open_time, start_time, end_time, draft, fee)
       select b.id, $2, (now() at time zone b.time_zone)::date + $3::integer, y.id, u.id, place.id, $6,
         '17:00', '19:30', '20:45', '23:00', false, $7
       from bandstand.bands b, place, bandstand.event_types y, bandstand.event_statuses u
       where b.id = $1 and y.tag = $4 and u.tag = $5
       returning id`,
      [bandId, name, inDays, type, status, setlistId, fee],
    ),
  );
  const [event] = rows;
  if (event === undefined) throw new Error("The event was not added.");
  return event;
}

export const eventRow = (page: Page, name: string) =>
  page.getByRole("main").getByRole("row", { name: new RegExp(`^${name}`) });
