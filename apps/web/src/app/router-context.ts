/** What routes may reach through the router: handed in at the start, so that a route can be tried with stand-ins. */
import type { QueryClient } from "@tanstack/react-query";
import type { Area } from "./frame/areas.ts";
import type { ShellSession } from "./frame/shell-session.ts";

export interface RouterContext {
  session: ShellSession;
  queries: QueryClient;
  /** The areas that exist in this build, in the order of the rail. */
  areas: readonly Area[];
}
