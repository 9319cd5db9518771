/** What every feature works with, handed down from the start of the application. */
import { useSyncExternalStore } from "react";
import type { BandUser } from "@bandstand/contracts/band-user";
import { requiredContext } from "../../ui/required-context.ts";
import type { Client } from "../http/client.ts";
import type { SessionStore } from "../session/session.ts";

export interface Services {
  client: Client;
  session: SessionStore;
}

export const [ServicesContext, useServices] = requiredContext<Services>("Services");

/** The signed-in member. For screens that only stand while there is one. */
export function useBandUser(): BandUser {
  const { session } = useServices();
  const bandUser = useSyncExternalStore(
    session.subscribe,
    () => session.getSnapshot().session?.bandUser,
  );
  if (!bandUser) throw new Error("Nobody is signed in");
  return bandUser;
}
