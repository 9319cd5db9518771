/** What routes may reach through the router: handed in at the start, so that a route can be tried with stand-ins. */
import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../lib/services/services-context.ts";
import type { Notifications } from "../ui/notifications/notifications.ts";
import type { BandSession } from "./session/band-session.ts";

export interface RouterContext {
  session: BandSession;
  services: Services;
  /** Tells of what a route did on the way to a page. */
  notifications: Pick<Notifications, "success" | "failed">;
  /** The cache of what this member has seen, which the signed-in pages find as `queries`. The public pages need none and load none. */
  loadQueries: (bandUserId: number) => Promise<QueryClient>;
  /** Where to write to when nothing else helps; undefined where the operator names no address. */
  supportEmail: string | undefined;
}
