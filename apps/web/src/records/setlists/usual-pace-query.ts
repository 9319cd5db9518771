/** How the time that the last gigs took stands to what was reckoned. */
import { getUsualPace } from "@bandstand/contracts/gig-reports";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";

export function useUsualPace() {
  const { client } = useServices();
  const enabled = useMay(getUsualPace);
  return useQuery({
    ...callQuery(client, ["usual pace"], getUsualPace, {}),
    enabled,
  });
}
