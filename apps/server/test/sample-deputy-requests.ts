import type { SampleIds, SampleRequests } from "./sample-ids.ts";

type OfDeputies =
  | "getEventDeputies"
  | "askDeputies"
  | "skipDeputy"
  | "stopDeputies"
  | "takeBackDeputy";

/** Good requests of the calls by which deputies are asked. */
export function deputyRequests(ids: SampleIds): Pick<SampleRequests, OfDeputies> {
  const ofEvent = { id: String(ids.event) };
  const ofAsking = { id: String(ids.deputyAsking) };
  const whom = { bandUserId: ids.member };
  return {
    getEventDeputies: { params: ofEvent },
    askDeputies: {
      params: ofEvent,
      body: { bandUserId: null, deputyIds: [ids.deputy], hours: 24, note: "We have your kit" },
    },
    skipDeputy: { params: ofAsking, body: whom },
    stopDeputies: { params: ofAsking },
    takeBackDeputy: { params: ofAsking, body: whom },
  };
}
