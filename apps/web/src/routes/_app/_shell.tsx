/** The signed-in product. Who is not signed in goes to the sign-in page and comes back after it. */
"use no memo"; // It is drawn once for many pages: remembering it would double what it weighs.
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, createFileRoute, redirect } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { areas } from "../../app/areas.ts";
import { visibleAreas } from "../../app/frame/areas.ts";
import { Shell } from "../../app/frame/shell.tsx";
import { ShellBanner } from "../../app/frame/shell-banner.tsx";
import { LeftHere } from "../../app/left-here/left-here.tsx";
import { SignedInProviders } from "../../app/frame/signed-in-providers.tsx";
import { RightsFollower } from "../../app/session/rights-follower.tsx";
import { WholeRouteError } from "../../app/route-error.tsx";
import { NewVersion } from "../../app/service-worker/new-version.tsx";
import { PlayerKeys } from "../../features/player/player-keys.tsx";
import { PlayerPlace } from "../../features/player/player-place.tsx";
import { useMayCall } from "../../lib/services/use-may.ts";

export const Route = createFileRoute("/_app/_shell")({
  beforeLoad: async ({ context, location }) => {
    await context.session.ready();
    const bandUser = context.session.bandUser();
    if (bandUser === null) {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's manner of leading elsewhere
      throw redirect({ to: "/signin", search: { back: location.href } });
    }
    return { memberId: bandUser.id, queries: await context.loadQueries(bandUser.id) };
  },
  component: ShellLayout,
  errorComponent: WholeRouteError,
});

function ShellLayout() {
  const { session, queries, memberId } = Route.useRouteContext();
  const bandUser = useSyncExternalStore(session.subscribe, session.bandUser);
  // A band just switched to is shown once its own data is here, never over that of the band before.
  if (bandUser?.id !== memberId) return null;
  return (
    <QueryClientProvider client={queries}>
      <NewVersion />
      {/* Another band is another place: its windows, its music and its forms are its own. */}
      <SignedInProviders key={bandUser.id}>
        <Shell
          session={session}
          bandUser={bandUser}
          areas={areas}
          player={<PlayerPlace />}
          banner={<ShellBanner />}
        >
          <Outlet />
        </Shell>
        <LeftHere />
        <RightsFollower refresh={session.refresh} />
        <PlayerKeys />
        <AreaLists />
      </SignedInProviders>
    </QueryClientProvider>
  );
}

function AreaLists() {
  return visibleAreas(areas, useMayCall()).map(
    ({ title, records }) => records && <records.List key={title} />,
  );
}
