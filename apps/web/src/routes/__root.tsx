import { Outlet, createRootRouteWithContext } from "@tanstack/react-router";
import { NotFound } from "../ui/states/not-found.tsx";
import { WholeRouteError } from "../app/route-error.tsx";
import type { RouterContext } from "../app/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: WholeRouteError,
});
