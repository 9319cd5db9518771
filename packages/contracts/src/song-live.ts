/** What happens to a song while somebody has it open, as it happens. */
import { endpoint } from "./endpoint.ts";
import { idParams } from "./fields.ts";
import { recordEvents } from "./live.ts";

export const watchSong = endpoint({
  method: "GET",
  path: "/song/{id}/live",
  summary: "What happens to a song while it is open, as server-sent events",
  access: { kind: "read", areas: ["SO"] },
  params: idParams,
  answer: { events: recordEvents },
  failures: ["song_not_found", "throttled"],
});

export const songLiveEndpoints = { watchSong };
