/** What routes may reach through the router: handed in at the start, so that a route can be tried with stand-ins. */
import type { QueryClient } from "@tanstack/react-query";
import type { Services } from "../lib/services/services-context.ts";
import type { BandSession } from "./session/band-session.ts";

export interface RouterContext {
  session: BandSession;
  services: Services;
  /** The cache of what this member has seen, which the signed-in pages find as `queries`. The public pages need none and load none. */
  loadQueries: (bandUserId: number) => Promise<QueryClient>;
  /** Where to write to when nothing else helps; undefined where the operator names no address. */
  supportEmail: string | undefined;
}
