/** Follows the member's rights as long as their band is on the page. Its work comes after the first painting. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useBandUser, useServices } from "../../lib/services/services-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type { BandSession } from "./band-session.ts";

export function RightsFollower({ refresh }: Pick<BandSession, "refresh">) {
  const services = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const bandUser = useBandUser();
  const { id } = bandUser;

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const { followRights } = await import("./follow-rights.ts");
    if (signal.aborted) return;
    const stop = followRights({
      ...services,
      queries,
      bandUser,
      refresh,
      onChanged: ({ TheBand }) => notify.info(`What you may do in ${TheBand.name} has changed`),
    });
    signal.addEventListener("abort", stop);
  });
  useEffect(() => {
    const stop = new AbortController();
    // Where it does not come, rights are asked for when the network is back, as ever.
    void begin(stop.signal).catch(() => undefined);
    return () => stop.abort();
  }, [id]);
  return null;
}
