/** What is set up on this server: it changes with a restart only. */
import { getApplication } from "@bandstand/contracts/application";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Client } from "../http/client.ts";
import { useServices } from "../services/services-context.ts";

const HOUR = 3600 * 1000;

export const applicationQuery = (client: Client) =>
  queryOptions({
    queryKey: ["application"],
    queryFn: ({ signal }) => client.call(getApplication, {}, { signal }),
    staleTime: HOUR,
  });

/** False until it is known. */
export function useHasVideos(): boolean {
  const { client } = useServices();
  return useQuery(applicationQuery(client)).data?.features.youtube ?? false;
}
