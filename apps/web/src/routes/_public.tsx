/** The pages of signing in and registering. They load neither the signed-in product nor its component library. */
import { Outlet, createFileRoute } from "@tanstack/react-router";
import { PublicFrame } from "../app/public-frame/public-frame.tsx";
import { WholeRouteError } from "../app/route-error.tsx";

export const Route = createFileRoute("/_public")({
  component: PublicLayout,
  errorComponent: WholeRouteError,
});

function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
