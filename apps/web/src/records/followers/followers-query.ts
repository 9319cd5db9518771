/** The followers of a band, and one of them. */
import {
  type Follower,
  FOLLOWERS_AT_ONCE,
  getFollower,
  listFollowers,
} from "@bandstand/contracts/followers";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import type { Client } from "../../lib/http/client.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { FOLLOWER_KEYS } from "./follower-keys.ts";

const AT_ONCE = FOLLOWERS_AT_ONCE.most;

/** All followers of the band: searching and filtering them needs no further call. */
export const followersQuery = (client: Client) => ({
  ...REFETCH_ALWAYS,
  ...callQuery(client, FOLLOWER_KEYS.list, listFollowers, { body: {} }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readAllFollowers(client, signal),
});

export function useFollowers() {
  const { client } = useServices();
  return useQuery(followersQuery(client));
}

export const followerQuery = (client: Client, followerId: number) =>
  callQuery(client, FOLLOWER_KEYS.one(followerId), getFollower, { params: paramsOf(followerId) });

/** In as few calls as the server answers: one for most bands. */
async function readAllFollowers(
  client: Pick<Client, "call">,
  signal: AbortSignal,
): Promise<Follower[]> {
  const rows: Follower[] = [];
  for (;;) {
    const last = rows.at(-1);
    const query = { limit: String(AT_ONCE), ...(last && { after: String(last.id) }) };
    const more = await client.call(listFollowers, { query, body: {} }, { signal });
    rows.push(...more);
    if (more.length < AT_ONCE) return rows;
  }
}
