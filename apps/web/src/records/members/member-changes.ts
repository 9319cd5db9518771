/** What changes members. Each brings the cache to where the server is. */
import type { BandUser } from "@bandstand/contracts/band-user";
import {
  type AddMember,
  addMember,
  inviteMember,
  type MemberRow,
  removeMember,
  type SaveMember,
  saveMember,
  saveMemberPositions,
} from "@bandstand/contracts/members";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createChange } from "../../lib/cache/change.ts";
import type { Client } from "../../lib/http/client.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { recordCache } from "../kit/record-cache.ts";
import { paramsOf } from "../kit/record-keys.ts";
import { MEMBER_KEYS } from "./member-keys.ts";
import { memberQuery } from "./member-query.ts";

export interface MemberPosition {
  id: number;
  /** Within the role, from 1. */
  number: number;
  roleId?: number;
}

export interface MemberChanges {
  add(member: AddMember): Promise<BandUser>;
  save(bandUserId: number, changed: SaveMember): Promise<BandUser>;
  /** Takes them out of the band; oneself, leaves it. */
  remove(bandUserId: number): Promise<void>;
  /** @returns what to tell the administrator */
  invite(bandUserId: number): Promise<{ message: string }>;
  arrange(positions: MemberPosition[]): Promise<MemberRow[]>;
  /** The member as the server has them now. */
  reload(bandUserId: number): Promise<BandUser>;
}

export function useMemberChanges(): MemberChanges {
  const { client } = useServices();
  return createMemberChanges(client, useQueryClient());
}

export function createMemberChanges(client: Client, queries: QueryClient): MemberChanges {
  const change = createChange(client, queries);
  const { changeRows, drop } = recordCache<MemberRow>(queries, MEMBER_KEYS);
  const show = (member: BandUser) => {
    queries.setQueryData(MEMBER_KEYS.one(member.id), member);
  };
  const shown = { show, known: ({ id }: BandUser) => MEMBER_KEYS.one(id) };

  return {
    add: (member) => change(addMember, { body: member }, shown),
    save: (bandUserId, changed) =>
      change(saveMember, { params: paramsOf(bandUserId), body: changed }, shown),
    async remove(bandUserId) {
      const request = { params: paramsOf(bandUserId) };
      await change(removeMember, request, { show: () => drop(bandUserId) });
    },
    invite: (bandUserId) => change(inviteMember, { params: paramsOf(bandUserId) }),
    arrange: (positions) =>
      change(
        saveMemberPositions,
        { body: { positions } },
        // All of them, in their new order.
        { show: (rows) => changeRows(() => rows) },
      ),
    reload: (bandUserId) => queries.query({ ...memberQuery(client, bandUserId), staleTime: 0 }),
  };
}
