import { useQuery } from "@tanstack/react-query";
import type { StudioRecords } from "./studio-records.ts";

/** What other members share of a song, as it is when a studio opens and each time that it is asked for anew. */
export function useSharedMarkers(songId: number, records: StudioRecords) {
  return useQuery({
    queryKey: ["sharedmarkers", songId],
    queryFn: () => records.listShared(songId),
    meta: { keep: false },
    staleTime: 0,
  });
}
