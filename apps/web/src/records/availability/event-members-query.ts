/** Those who answer to events, and when they are not available. */
import { type EventMember, listEventMembers } from "@bandstand/contracts/availability";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";

const NOBODY: readonly EventMember[] = [];

/** None as long as they are on their way, and for who may not read events. */
export function useEventMembers(): readonly EventMember[] {
  const { client } = useServices();
  const enabled = useMay(listEventMembers);
  const query = callQuery(client, ["event members"], listEventMembers, {});
  return useQuery({ ...query, enabled }).data ?? NOBODY;
}

export function lineUpOf(members: readonly EventMember[]): number[] {
  return members.filter(({ isLineUp }) => isLineUp).map(({ bandUserId }) => bandUserId);
}
