/** What happens to a set list while somebody has it open, as it happens. */
import { endpoint } from "./endpoint.ts";
import { idParams } from "./fields.ts";
import { recordEvents } from "./live.ts";

export const watchSetlist = endpoint({
  method: "GET",
  path: "/setlist/{id}/live",
  summary: "What happens to a set list while it is open, as server-sent events",
  access: { kind: "read", areas: ["SL"] },
  params: idParams,
  answer: { events: recordEvents },
  failures: ["setlist_not_found", "throttled"],
});

export const setlistLiveEndpoints = { watchSetlist };
