import { listRecentChanges } from "@bandstand/contracts/recent-changes";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../../lib/cache/call-query.ts";
import { REFETCH_ALWAYS } from "../../../lib/offline/query-client.ts";
import { useServices } from "../../../lib/services/services-context.ts";

export function useRecentChanges({ enabled }: { enabled: boolean }) {
  const { client } = useServices();
  return useQuery({
    ...REFETCH_ALWAYS,
    ...callQuery(client, ["recent-changes"], listRecentChanges, {}),
    enabled,
  });
}
