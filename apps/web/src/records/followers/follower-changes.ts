/** What changes followers. Each brings the cache to where the server is. */
import {
  type AddFollower,
  addFollower,
  deleteFollower,
  type Follower,
  type SaveFollower,
  saveFollower,
} from "@bandstand/contracts/followers";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { recordCache } from "../kit/record-cache.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { FOLLOWER_KEYS } from "./follower-keys.ts";
import { followerQuery } from "./followers-query.ts";

export interface FollowerChanges {
  add(follower: AddFollower): Promise<Follower>;
  save(followerId: number, changed: SaveFollower): Promise<Follower>;
  remove(followerId: number): Promise<void>;
  /** The follower as the server has it now. */
  reload(followerId: number): Promise<Follower>;
}

export function useFollowerChanges(): FollowerChanges {
  const { client } = useServices();
  return createFollowerChanges(client, useQueryClient());
}

export function createFollowerChanges(client: Client, queries: QueryClient): FollowerChanges {
  const change = createChange(client, queries);
  const { drop } = recordCache<Follower>(queries, FOLLOWER_KEYS);
  const show = (follower: Follower) => {
    queries.setQueryData(FOLLOWER_KEYS.one(follower.id), follower);
  };
  const shown = { show, known: ({ id }: Follower) => FOLLOWER_KEYS.one(id) };

  return {
    add: (follower) => change(addFollower, { body: follower }, shown),
    save: (followerId, changed) =>
      change(saveFollower, { params: paramsOf(followerId), body: changed }, shown),
    async remove(followerId) {
      const request = { params: paramsOf(followerId) };
      await change(deleteFollower, request, { show: () => drop(followerId) });
    },
    reload: (followerId) => queries.query({ ...followerQuery(client, followerId), staleTime: 0 }),
  };
}
