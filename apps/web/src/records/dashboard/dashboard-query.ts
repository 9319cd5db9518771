/** What is next, what is new and what to practise: one answer that several cards are made of. */
import { getDashboard } from "@bandstand/contracts/dashboard";
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import type { WallTime } from "@bandstand/domain/event-times";
import { wallClock } from "@bandstand/domain/zoned-time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../lib/cache/call-query.ts";
import { localDate } from "../../lib/local-date.ts";
import { REFETCH_ALWAYS } from "../../lib/offline/query-client.ts";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { useMay } from "../../lib/services/use-may.ts";
import { paramsOf } from "../kit/record-keys.ts";

export const dashboardKey = (bandId: number) => ["dashboard", bandId] as const;

/** Asked by those who may read it; for others it has no data, and none is on its way. */
export function useDashboard() {
  const { client } = useServices();
  const { bandId } = useBandUser();
  const enabled = useMay(getDashboard);
  return useQuery({
    ...REFETCH_ALWAYS,
    ...callQuery(client, dashboardKey(bandId), getDashboard, { params: paramsOf(bandId) }),
    enabled,
  });
}

/** The day that it is where the band is; where the reader is, as long as nobody has told. */
export function useBandToday(): string {
  const { data } = useDashboard();
  const [now] = useState(() => new Date());
  return data ? dateInTimeZone(now, data.band.timeZone) : localDate(now);
}

/** What a clock shows where the band is, as of when this was drawn first; where the reader is, as long as nobody has told. */
export function useBandNow(): WallTime {
  const { data } = useDashboard();
  const [now] = useState(() => new Date());
  return wallClock(data?.band.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone)(now);
}

/** Null as long as nobody has told. */
export function useBandTimeZone(): string | null {
  return useDashboard().data?.band.timeZone ?? null;
}
