/** Events that come again every so many weeks. */
import { MOST_TIMES, MOST_WEEKS } from "@bandstand/domain/event-series";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, idParams, wholeBetween } from "./fields.ts";

const write = { kind: "writeOrBookings", area: "EV" } as const;

export const repeatEvent = endpoint({
  method: "POST",
  path: "/repeatevent/{id}",
  summary:
    "Add the event again every so many weeks, each as an event of its own that nothing is paid for yet; days on which the series has one are left out",
  access: write,
  status: 201,
  params: idParams,
  body: z.strictObject({
    everyWeeks: wholeBetween(1, MOST_WEEKS),
    times: wholeBetween(1, MOST_TIMES),
  }),
  answer: z.object({
    added: z.number(),
    /** The day of the last of the series. */
    lastDate: date,
  }),
  failures: ["event_not_found", "no_right", "limit_reached"],
  changes: ["events"],
});

export const deleteFollowingEvents = endpoint({
  method: "DELETE",
  path: "/eventseries/{id}",
  summary: "Delete an event and those of its series that come after it",
  access: write,
  status: 204,
  params: idParams,
  failures: ["event_not_found"],
  changes: ["events", "documents"],
});

export const eventSeriesEndpoints = { repeatEvent, deleteFollowingEvents };
