/** Events for tests. */
import { type AddEvent, addEvent, type Event } from "@bandstand/contracts/events";
import { addDays, dateInTimeZone } from "@bandstand/domain/calendar-date";
import type { TestApi } from "./api.ts";
import { HALF_CROWN, newVenue } from "./venues.ts";

/** As the lookups have them. */
export const PROVISIONAL = 1;
export const CONFIRMED = 2;
export const CANCELLED = 3;
export const GIG = 1;
export const REHEARSAL = 2;

/** Of all that an event needs the least, but for its venue. */
export const HARVEST_DANCE = {
  name: "Harvest dance",
  eventDate: "2027-09-18",
  eventTypeId: GIG,
  eventStatusId: PROVISIONAL,
} satisfies AddEvent;

export async function newEvent(
  api: Pick<TestApi, "call">,
  token: string,
  said: Partial<AddEvent> = {},
): Promise<Event> {
  const venueId = said.venueId ?? (await newVenue(api, token, HALF_CROWN)).id;
  const body = { ...HARVEST_DANCE, venueId, ...said };
  const { answer, status } = await api.call(addEvent, { body }, token);
  if (status !== 201) throw new Error(`The event was refused with ${status}.`);
  return answer;
}

/** The day so many days from today in a band's time zone. */
export function dayFromToday(days: number, timeZone = "Europe/London"): string {
  return addDays(dateInTimeZone(new Date(), timeZone), days);
}
