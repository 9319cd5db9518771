/** What happens to an event while somebody has it open, as it happens. */
import { endpoint } from "./endpoint.ts";
import { idParams } from "./fields.ts";
import { recordEvents } from "./live.ts";

export const watchEvent = endpoint({
  method: "GET",
  path: "/event/{id}/live",
  summary: "What happens to an event while it is open, as server-sent events",
  access: { kind: "read", areas: ["EV"] },
  params: idParams,
  answer: { events: recordEvents },
  failures: ["event_not_found", "throttled"],
});

export const eventLiveEndpoints = { watchEvent };
