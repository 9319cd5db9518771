/** What stands around every component of the signed-in product, without a server: nobody is signed in, and nothing is called. */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRoute,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
// Its other entry cleans up after the tests of the first file only, where all share a page.
import { cleanup, render } from "vitest-browser-react/pure";
import { type Services, ServicesContext } from "../src/lib/services/services-context.ts";
import { ConfirmProvider } from "../src/ui/confirm/confirm-provider.tsx";
import { UnsavedLocksProvider } from "../src/ui/edit-session/unsaved-locks-provider.tsx";
import { KeyboardContext } from "../src/ui/keyboard/keyboard-context.ts";
import { createKeyboardShortcuts } from "../src/ui/keyboard/keyboard-shortcuts.ts";
import { listenToKeys } from "../src/ui/keyboard/listen-to-keys.ts";
import { WindowManagerProvider } from "../src/ui/windows/window-manager-provider.tsx";

const NOBODY = { isReady: true, session: null, ending: null };

/** The parts of the services that forms, lists and windows ask for. */
const services = {
  session: { subscribe: () => () => {}, getSnapshot: () => NOBODY, keeping: () => "refused" },
  connection: { subscribe: () => () => {}, isOnline: () => navigator.onLine },
} as unknown as Services;

/**
 * Shows a component as the main part of the page `/here`, with questions, keys, forms and windows.
 *
 * @param queries what the page knows already: drafts, for one
 */
export async function showInProduct(children: ReactNode, queries = new QueryClient()) {
  const root = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({
    routeTree: root.addChildren([page("/here"), page("/elsewhere")]),
    history: createMemoryHistory({ initialEntries: ["/here"] }),
  });
  await router.load();
  const shortcuts = createKeyboardShortcuts({
    mac: false,
    charactersEnabled: true,
    onCharactersEnabled: () => {},
  });
  onTestFinished(listenToKeys(window, shortcuts));
  onTestFinished(cleanup);
  await render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>
        <KeyboardContext value={{ shortcuts, mac: false }}>
          <RouterContextProvider router={router}>
            <ConfirmProvider>
              <UnsavedLocksProvider>
                <WindowManagerProvider>
                  <main>{children}</main>
                </WindowManagerProvider>
              </UnsavedLocksProvider>
            </ConfirmProvider>
          </RouterContextProvider>
        </KeyboardContext>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return router;
}
