/** Puts the product on the page, given what it stands on. */
import { StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { ServicesContext } from "../lib/services/services-context.ts";
import { App } from "./app.tsx";
import { createAppServices } from "./app-services.ts";
import { keepFocus } from "./keep-focus.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import type { RouterContext } from "./router-context.ts";
import { hydrate } from "./hydrate.ts";

export function start(page: HTMLElement, context: Omit<RouterContext, "notifications">): AppRouter {
  const services = createAppServices(window);
  const router = createAppRouter({ ...context, notifications: services.notifications });
  keepFocus(router, document);
  // Until the page stands, nobody else follows the address: a first page may lead to another one at once.
  const unfollow = router.history.subscribe((change) => void router.load(change));
  const show = (): void => {
    unfollow();
    hydrate(page, () =>
      flushSync(() =>
        createRoot(page).render(
          <StrictMode>
            <ServicesContext value={context.services}>
              <App router={router} services={services} />
            </ServicesContext>
          </StrictMode>,
        ),
      ),
    );
  };
  // What the page shows meanwhile stays until the first one of ours is complete. One that fails is one, too.
  void router.load().then(show, show);
  return router;
}
