/** The pages of signing in and registering: the public header over one column. */
import { Outlet, createFileRoute } from "@tanstack/react-router";
import { PublicFrame } from "../../app/public-frame/public-frame.tsx";

export const Route = createFileRoute("/_app/_public")({ component: PublicLayout });

function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
