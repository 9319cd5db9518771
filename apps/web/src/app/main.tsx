/** Where the product begins in the browser: what it stands on is made here, once, and handed down. */
import { createClient } from "../lib/http/client.ts";
import { browserConnection } from "../lib/offline/browser-connection.ts";
import { browserSecureStore } from "../lib/session/browser-secure-store.ts";
import { createSessionStore, type KeptSession } from "../lib/session/session.ts";
import { supportEmailOf } from "../lib/support-email.ts";
import { lazily } from "../lib/lazily.ts";
import { createBandSession } from "./session/band-session.ts";
import { followSession } from "./session/follow-session.ts";
import { browserStorage } from "../lib/browser-storage.ts";
import { rememberInside } from "./session/remember-inside.ts";
import { start } from "./start.tsx";

// The name of the built file has a hash of all its contents: every build has its own.
const build = new URL(import.meta.url).pathname;

export function main(page: HTMLElement): void {
  const { store: secureStore, cipher } = browserSecureStore<KeptSession>(window);
  const session = createSessionStore({
    secureStore,
    channel: new BroadcastChannel("bandstand:session"),
    applicationVersion: build,
  });
  const connection = browserConnection(window);
  const client = createClient({
    token: () => session.getSnapshot().session?.token ?? null,
    onSignedOut: (token) => void bandSession.expire(token),
    onReached: connection.report,
  });
  const bandSession = createBandSession({ client, session, applicationVersion: build });

  const loadData = lazily(async () => {
    const { openSignedInData } = await import("./session/signed-in-data.ts");
    return openSignedInData(connection, cipher, build);
  });

  const router = start(page, {
    session: bandSession,
    services: { client, session, connection },
    supportEmail: supportEmailOf(document),
    async loadQueries(bandUserId) {
      const { queries, open } = await loadData();
      await open(bandUserId);
      return queries;
    },
  });

  followSession({
    session,
    connection,
    // By the address, for the page itself may still be on its way.
    isInside: () =>
      router
        .matchRoutes(router.latestLocation.pathname, router.latestLocation.search)
        .some(({ routeId }) => routeId === "/_app/_shell"),
    toSignIn: (comeBack) =>
      void router.navigate({
        to: "/signin",
        search: comeBack ? { back: router.latestLocation.href } : {},
        replace: comeBack,
        ignoreBlocker: true,
      }),
    toDashboard: () => void router.navigate({ to: "/dashboard", ignoreBlocker: true }),
    forget: () => void loadData().then(({ forget }) => forget()),
    forgetSeen: () => void loadData().then(({ forgetSeen }) => forgetSeen()),
    refresh: () => void bandSession.refresh(),
  });
  rememberInside(session, browserStorage);
  void session.ready().then(bandSession.refresh);
}
