import { createRouter } from "@tanstack/react-router";
import { RouteError } from "./route-error.tsx";
import { routeTree } from "./route-tree.gen.ts";
import type { RouterContext } from "./router-context.ts";
import { parseSearch, stringifySearch } from "./search-params.ts";

/** Milliseconds before a page that is slow to come shows its skeleton, and how long that then stays at least. */
const PENDING_AFTER = 150;
const PENDING_FOR = 300;

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // The query cache decides what is fresh; the router would otherwise keep its own idea of it.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER,
    defaultPendingMinMs: PENDING_FOR,
    scrollRestoration: true,
    // Of the page alone: the frame around it, with its player and windows, stays.
    defaultErrorComponent: RouteError,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
