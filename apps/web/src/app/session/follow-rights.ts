/** Keeps the page in step with what the band lets its member do, and with what it tells them, from the moment that it changes. */
import { watchOwnRights } from "@bandstand/contracts/account";
import type { BandUser } from "@bandstand/contracts/band-user";
import type { QueryClient } from "@tanstack/react-query";
import { followCall } from "../../lib/live/follow-call.ts";
import { isDraft } from "../../lib/offline/kept-drafts.ts";
import type { Services } from "../../lib/services/services-context.ts";
import { dashboardKey } from "../../records/dashboard/dashboard-query.ts";
import { areasLost, hasOtherRights } from "@bandstand/domain/changed-rights";

interface FollowRightsOptions extends Services {
  queries: QueryClient;
  bandUser: BandUser;
  /** Asks the server who the member is now. Never throws. */
  refresh: () => Promise<void>;
  /** They may do something else than a moment ago. */
  onChanged: (now: BandUser) => void;
}

/** @returns the way to stop */
export function followRights(options: FollowRightsOptions): () => void {
  const { client, connection, session, queries, refresh, onChanged } = options;
  let before = options.bandUser;

  const unsubscribe = session.subscribe(() => {
    const now = session.getSnapshot().session?.bandUser;
    if (now?.id !== before.id || now === before) return;
    const [was, lost] = [before, areasLost(before, now)];
    before = now;
    if (!hasOtherRights(was, now)) return;
    // What was seen of an area goes with the right to see it.
    queries.removeQueries({
      type: "inactive",
      predicate: ({ meta, queryKey }) =>
        !isDraft(queryKey) && (meta?.tells ?? []).some((area) => lost.has(area)),
    });
    void queries.invalidateQueries({ predicate: ({ queryKey }) => !isDraft(queryKey) });
    onChanged(now);
  });

  let hasOpened = false;
  const askForNews = () =>
    void queries.invalidateQueries({ queryKey: dashboardKey(before.bandId) });

  const unfollow = followCall({
    client,
    connection,
    name: `rights ${before.id}`,
    call: watchOwnRights,
    request: {},
    onEvent({ event }) {
      // What the page has loaded by itself is not asked for twice; between two streams something may have been missed.
      if (event === "news" || hasOpened) askForNews();
      if (event !== "news") void refresh();
      hasOpened = true;
    },
  });
  return () => {
    unsubscribe();
    unfollow();
  };
}
