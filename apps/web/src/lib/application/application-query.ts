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

/** Undefined while the server is being asked; false where it cannot be. */
export function useHasVideos(): boolean | undefined {
  const { client } = useServices();
  const { data, isLoading } = useQuery(applicationQuery(client));
  return data?.features.youtube ?? (isLoading ? undefined : false);
}
