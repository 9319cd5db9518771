import { RouterProvider } from "@tanstack/react-router";
import { ColorSchemeContext } from "../ui/color-scheme/color-scheme-context.ts";
import { CommandsContext } from "../ui/commands/commands-context.ts";
import { KeyboardContext } from "../ui/keyboard/keyboard-context.ts";
import { NotificationsContext } from "../ui/notifications/notifications-context.ts";
import { OverlaysContext } from "../ui/overlay/overlays-context.ts";
import type { AppServices } from "./app-services.ts";
import type { AppRouter } from "./router.ts";

interface AppProps {
  router: AppRouter;
  services: AppServices;
}

export function App({ router, services }: AppProps) {
  return (
    <ColorSchemeContext value={services.colorScheme}>
      <NotificationsContext value={services.notifications}>
        <KeyboardContext value={services.keyboard}>
          <CommandsContext value={services.commands}>
            <OverlaysContext value={services.overlays}>
              <RouterProvider router={router} />
            </OverlaysContext>
          </CommandsContext>
        </KeyboardContext>
      </NotificationsContext>
    </ColorSchemeContext>
  );
}
