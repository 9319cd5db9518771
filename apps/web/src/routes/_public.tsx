/** The pages of signing in and registering. They load neither the signed-in product nor its component library. */
import { Outlet, createFileRoute } from "@tanstack/react-router";
import { PublicFrame } from "../app/public-frame/public-frame.tsx";
import { RouteError } from "../app/route-error.tsx";

export const Route = createFileRoute("/_public")({
  component: PublicLayout,
  errorComponent: RouteError,
});

function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
