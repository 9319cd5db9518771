/** The cache of what the server told, and what it does while the server is away. */
import { Failure } from "@bandstand/contracts/failure";
import {
  focusManager,
  onlineManager,
  QueryCache,
  QueryClient,
  type Query,
} from "@tanstack/react-query";
import type { Connection } from "./connection.ts";

/** Milliseconds for which an answer is not asked for again. */
const STALE_TIME = 30_000;
const MOST_TRIES = 3;

export function createQueryClient(connection: Connection): QueryClient {
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.isOnline())),
  );
  onlineManager.setOnline(connection.isOnline());
  focusManager.setEventListener(whenLookedAt);

  return new QueryClient({
    queryCache: new QueryCache({ onError: logLookupFailure }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME,
        // Kept for use without a network. A finite time of more than 24 days would overflow the timer and drop it at once.
        gcTime: Infinity,
        // Tries once even when offline, so that a screen shows an error instead of waiting for ever; it asks again when
        // the connection is back.
        networkMode: "offlineFirst",
        retry: mayTryAgain,
      },
      // A save that cannot be sent says so at once. What may wait in a queue asks for it by its own networkMode.
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/**
 * For lists that other members change while nobody here looks: asked for whenever somebody comes back to them. The server
 * answers with next to nothing where they are the same.
 */
export const REFETCH_ALWAYS = {
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
} as const;

/** A tab that is shown again, and also a window beside others that is worked in again. */
function whenLookedAt(look: () => void): () => void {
  const follow = () => look();
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("focus", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("focus", follow);
  };
}

/** Only what may pass by itself: the database away for a moment, or a fault on the server. */
export function mayTryAgain(failures: number, error: Error): boolean {
  return (
    error instanceof Failure && error.status >= 500 && error.status !== 501 && failures < MOST_TRIES
  );
}

/**
 * Logs each lookup that could not be loaded to the browser's console.
 *
 * @param query a lookup has its name in `meta: { lookup: "genres" }`
 */
function logLookupFailure(error: Error, query: Pick<Query, "meta">): void {
  const name = query.meta?.["lookup"];
  // oxlint-disable-next-line no-console -- what is promised of a lookup that fails is a line in the log
  if (typeof name === "string") console.error(`The ${name} were not loaded.`, error);
}
