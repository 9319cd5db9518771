import { getSetlistReadiness } from "@bandstand/contracts/setlists";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { useServices } from "../../../lib/services/services-context.ts";
import { paramsOf } from "../../../records/kit/record-keys.ts";
import { SETLIST_KEYS } from "../../../records/setlists/setlist-keys.ts";

/** How many of its songs the band has a chart and a recording of. */
export function useReadiness(setlistId: number) {
  const { client } = useServices();
  return useQuery(
    callQuery(client, [...SETLIST_KEYS.one(setlistId), "readiness"], getSetlistReadiness, {
      params: paramsOf(setlistId),
    }),
  );
}
