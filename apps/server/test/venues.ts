/** Venues for tests. */
import { type AddVenue, addVenue, type Venue } from "@bandstand/contracts/venues";
import type { TestApi } from "./api.ts";

/** A rehearsal room: of all that a venue needs the least. */
export const BOATHOUSE = {
  name: "The Boathouse",
  venueTypeId: 9,
  location: "Ardenbridge",
  address: "1 Quay, Ardenbridge",
} satisfies AddVenue;

/** A place that bands perform at. */
export const HALF_CROWN = {
  name: "The Half Crown",
  venueTypeId: 1,
  location: "Ardenbridge",
  address: "1 Market Place, Ardenbridge",
  contactName: "Dilys Marsh",
  contactEmail: "dilys@half-crown.example",
} satisfies AddVenue;

export async function newVenue(
  api: Pick<TestApi, "call">,
  token: string,
  said: Partial<AddVenue> = {},
): Promise<Venue> {
  const body = { ...BOATHOUSE, ...said };
  const { answer, status } = await api.call(addVenue, { body }, token);
  if (status !== 201) throw new Error(`The venue was refused with ${status}.`);
  return answer;
}

interface EventThere {
  inDays: number;
  name?: string;
  status?: "P" | "C" | "X";
  fee?: number;
  setlistId?: number;
}

/** An event at the venue, so many days from today in the band's time zone. Its id. */
export async function eventAt(
  { asSuperuser }: Pick<TestApi, "asSuperuser">,
  { id, bandId }: Pick<Venue, "id" | "bandId">,
  { inDays, name = "Gig", status = "C", fee, setlistId }: EventThere,
): Promise<number> {
  const [event] = await asSuperuser<{ id: number }>(
    `insert into bandstand.events (band_id, venue_id, name, event_date, event_type_id, event_status_id, fee, setlist_id)
     select b.id, $2, $3, (now() at time zone b.time_zone)::date + $4::integer, 1,
       (select id from bandstand.event_statuses where tag = $5), $6, $7
     from bandstand.bands b where b.id = $1 returning id`,
    [bandId, id, name, inDays, status, fee ?? null, setlistId ?? null],
  );
  return event?.id ?? 0;
}
