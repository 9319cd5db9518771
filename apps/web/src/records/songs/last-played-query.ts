/** When each song was played last: as was told of the gigs, else as their set lists say. */
import { listLastPlayed } from "@bandstand/contracts/gig-reports";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../lib/cache/call-query.ts";
import { useServices } from "../../lib/services/services-context.ts";

const NEVER: ReadonlyMap<number, string> = new Map();

/** The days (`YYYY-MM-DD`) by the songs' ids; songs that no gig has played are not in it. */
export function useLastPlayed({ enabled }: { enabled: boolean }): ReadonlyMap<number, string> {
  const { client } = useServices();
  const { data } = useQuery({
    ...callQuery(client, ["last played"], listLastPlayed, {}),
    enabled,
    select: byId,
  });
  return data ?? NEVER;
}

const byId = (days: readonly { songId: number; day: string }[]) =>
  new Map(days.map(({ songId, day }) => [songId, day]));
