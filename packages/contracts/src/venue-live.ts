/** What happens to a venue while somebody has it open, as it happens. */
import { endpoint } from "./endpoint.ts";
import { idParams } from "./fields.ts";
import { recordEvents } from "./live.ts";

export const watchVenue = endpoint({
  method: "GET",
  path: "/venue/{id}/live",
  summary: "What happens to a venue while it is open, as server-sent events",
  access: { kind: "read", areas: ["VN"] },
  params: idParams,
  answer: { events: recordEvents },
  failures: ["venue_not_found", "throttled"],
});

export const venueLiveEndpoints = { watchVenue };
