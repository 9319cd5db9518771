/** What an event needs from elsewhere, and what it gives: names of venues and set lists, a file for calendars. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idParams, timestamp } from "./fields.ts";

const eventChoices = z.object({
  /** By name. */
  venues: z.array(z.object({ id: z.number(), name: z.string(), location: z.nullable(z.string()) })),
  /** Which of them an event is offered, `setlistsForEvent` of the domain says. */
  setlists: z.array(
    z.object({ id: z.number(), name: z.string(), permanent: z.boolean(), updatedAt: timestamp }),
  ),
});
export type EventChoices = z.output<typeof eventChoices>;

export const getEventChoices = endpoint({
  method: "GET",
  path: "/eventchoices",
  summary: "The names of the band's venues and set lists, for an event to choose from",
  access: { kind: "writeOrBookings", area: "EV" },
  answer: eventChoices,
  revalidate: true,
  tells: ["VN", "SL"],
});

export const getEventCalendar = endpoint({
  method: "GET",
  path: "/event/{id}/calendar",
  summary: "One event as a file for calendars (iCalendar)",
  access: { kind: "read", areas: ["EV"] },
  params: idParams,
  answer: "file",
  failures: ["event_not_found"],
});

export const eventChoiceEndpoints = { getEventChoices, getEventCalendar };
