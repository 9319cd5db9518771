/** What every feature works with, handed down from the start of the application. */
import { useSyncExternalStore } from "react";
import type { BandUser } from "@bandstand/contracts/band-user";
import { requiredContext } from "../required-context.ts";
import type { Client } from "../http/client.ts";
import type { Connection } from "../offline/connection.ts";
import type { SessionState, SessionStore } from "../session/session.ts";

export interface Services {
  client: Client;
  session: SessionStore;
  /** Whether the server can be reached. */
  connection: Connection;
}

export const [ServicesContext, useServices] = requiredContext<Services>("Services");

/** Who is signed in, if anybody, and how the last session ended. Read as well where pages are made while building. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}

/** The signed-in member. For screens that only stand while there is one. */
export function useBandUser(): BandUser {
  const { session } = useSession();
  if (!session) throw new Error("Nobody is signed in");
  return session.bandUser;
}

/** False once the server could not be reached. */
export function useIsOnline(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.isOnline, connection.isOnline);
}
