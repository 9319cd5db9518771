/** Everything with forms or data: sign-in and the signed-in product. The home page is lighter and stands outside. */
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, createFileRoute } from "@tanstack/react-router";
import { MantineScope } from "../app/theme/mantine-scope.tsx";
import { Toasts } from "../ui/notifications/toasts.tsx";

export const Route = createFileRoute("/_app")({ component: AppLayout });

function AppLayout() {
  const { queries } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queries}>
      <MantineScope>
        <Outlet />
        <Toasts />
      </MantineScope>
    </QueryClientProvider>
  );
}
