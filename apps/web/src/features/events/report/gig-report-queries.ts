/** What was told of a gig, and what changes it. */
import {
  deleteGigReport,
  getGigReport,
  type GigReport,
  listGigsToReport,
  type SaveGigReport,
  saveGigReport,
} from "@bandstand/contracts/gig-reports";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useChange } from "../../../lib/cache/change.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { EVENT_KEYS } from "../../../records/events/event-keys.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";

const keyOf = (eventId: number) => [...EVENT_KEYS.one(eventId), "report"] as const;

/** Under the event's own key: what is said of it asks for this again. */
export function useGigReport(eventId: number) {
  const { client } = useServices();
  return useQuery(callQuery(client, keyOf(eventId), getGigReport, { params: paramsOf(eventId) }));
}

/** The gigs of the last weeks of which nobody has told. */
export function useGigsToReport() {
  const { client } = useServices();
  return useQuery(callQuery(client, ["gigs to report"], listGigsToReport, {}));
}

export interface GigReportChanges {
  save(report: SaveGigReport): Promise<GigReport>;
  forget(): Promise<void>;
}

export function useGigReportChanges(eventId: number): GigReportChanges {
  const change = useChange();
  const queries = useQueryClient();
  const params = paramsOf(eventId);
  const show = (report: GigReport) => {
    queries.setQueryData(keyOf(eventId), report);
  };
  return {
    save: (body) => change(saveGigReport, { params, body }, { show, known: () => keyOf(eventId) }),
    async forget() {
      const drop = () => {
        queries.setQueryData<GigReport>(
          keyOf(eventId),
          (told) => told && { ...told, report: null },
        );
      };
      await change(deleteGigReport, { params }, { show: drop });
    },
  };
}
