import { listMembers } from "@bandstand/contracts/members";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { MEMBER_KEYS } from "./member-keys.ts";

/** All members of the band, by role and number. */
export const membersQuery = (client: Client) => ({
  ...REFETCH_ALWAYS,
  ...callQuery(client, MEMBER_KEYS.list, listMembers, {}),
});

export function useMembers({ enabled = true }: { enabled?: boolean } = {}) {
  const { client } = useServices();
  return useQuery({ ...membersQuery(client), enabled });
}
