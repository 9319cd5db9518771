import { listDocumentTypes } from "@bandstand/contracts/lookups";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useServices } from "../../lib/services/services-context.ts";

const DAY = 24 * 3600 * 1000;

/** They change with a new version of the product only. */
export function useDocumentTypes() {
  const { client } = useServices();
  return useQuery({
    ...callQuery(client, ["documenttypes"], listDocumentTypes, {}),
    meta: { lookup: "documenttypes" },
    staleTime: DAY,
  });
}
