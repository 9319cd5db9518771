/** The signed-in product. Who is not signed in goes to the sign-in page and comes back after it. */
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, createFileRoute, redirect } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { Shell } from "../../app/frame/shell.tsx";
import { RouteError } from "../../app/route-error.tsx";

export const Route = createFileRoute("/_app/_shell")({
  beforeLoad: async ({ context }) => {
    if (context.session.bandUser() === null) redirect({ to: "/signin", throw: true });
    return { queries: await context.loadQueries() };
  },
  component: ShellLayout,
  errorComponent: RouteError,
});

function ShellLayout() {
  const { session, areas, queries } = Route.useRouteContext();
  const bandUser = useSyncExternalStore(session.subscribe, session.bandUser);
  if (bandUser === null) return null;
  return (
    <QueryClientProvider client={queries}>
      <Shell session={session} bandUser={bandUser} areas={areas}>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}
