/** The signed-in product. Who is not signed in goes to the sign-in page and comes back after it. */
import { Outlet, createFileRoute, redirect } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { Shell } from "../../app/frame/shell.tsx";
import { RouteError } from "../../app/route-error.tsx";

export const Route = createFileRoute("/_app/_shell")({
  beforeLoad: ({ context }) => {
    if (context.session.bandUser() === null) redirect({ to: "/signin", throw: true });
  },
  component: ShellLayout,
  errorComponent: RouteError,
});

function ShellLayout() {
  const { session, areas } = Route.useRouteContext();
  const bandUser = useSyncExternalStore(session.subscribe, session.bandUser);
  if (bandUser === null) return null;
  return (
    <Shell session={session} bandUser={bandUser} areas={areas}>
      <Outlet />
    </Shell>
  );
}
