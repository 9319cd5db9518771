import type { Session } from "@bandstand/contracts/sign-in";
import type { AddVenue, Venue } from "@bandstand/contracts/venues";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { inDatabase } from "./in-database.ts";

/** A pub with all that one needs, before what is said here. */
export async function addVenue(
  request: APIRequestContext,
  { token }: Session,
  said: Partial<AddVenue> = {},
): Promise<Venue> {
  const data = {
    name: "The Half Crown",
    venueTypeId: 1,
    location: "Ardenbridge",
    address: "1 Market Place",
    contactName: "Dilys Marsh",
    contactEmail: "dilys@half-crown.example",
    ...said,
  };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post("/api/addvenue", { headers, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Venue;
}

/** A gig at the venue, so many days from today. */
export async function addGigAt(
  { id, bandId }: Venue,
  { name, inDays, fee }: { name: string; inDays: number; fee?: number },
): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `insert into bandstand.events (band_id, venue_id, name, event_date, event_type_id, event_status_id, fee)
       select b.id, $2, $3, (now() at time zone b.time_zone)::date + $4::integer, 1,
         (select id from bandstand.event_statuses where tag = 'C'), $5
       from bandstand.bands b where b.id = $1`,
      [bandId, id, name, inDays, fee ?? null],
    ),
  );
}

export const venueRow = (page: Page, name: string) =>
  page.getByRole("main").getByRole("row", { name: new RegExp(`^${name}`) });
