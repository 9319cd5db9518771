/** Events in the calendars that people have already: addresses to which a calendar subscribes. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

const eventFeeds = z.object({
  /** One's own, over all one's bands: whoever has it reads it. Null until one asks for it. */
  personal: z.nullable(z.string()),
  /** The band's public gigs, for everybody. */
  band: z.string(),
});
export type EventFeeds = z.output<typeof eventFeeds>;

export const getEventFeeds = endpoint({
  method: "GET",
  path: "/eventfeeds",
  summary: "The addresses of one's own calendar and of the band's public one (iCalendar)",
  access: { kind: "signedIn" },
  answer: eventFeeds,
});

export const newEventFeed = endpoint({
  method: "POST",
  path: "/eventfeeds",
  summary: "A new address for one's own calendar; the one before ends",
  access: { kind: "signedIn" },
  status: 201,
  answer: eventFeeds,
  changes: ["users"],
});

export const stopEventFeed = endpoint({
  method: "DELETE",
  path: "/eventfeeds",
  summary: "End the address of one's own calendar",
  access: { kind: "signedIn" },
  status: 204,
  changes: ["users"],
});

export const eventFeedEndpoints = { getEventFeeds, newEventFeed, stopEventFeed };
