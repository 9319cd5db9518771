/** Everything with forms: sign-in and the signed-in product. The home page is lighter and stands outside. */
import { Outlet, createFileRoute } from "@tanstack/react-router";
import { Toasts } from "../ui/notifications/toasts.tsx";

export const Route = createFileRoute("/_app")({ component: AppLayout });

function AppLayout() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
