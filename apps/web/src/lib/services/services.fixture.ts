import type { BandUser } from "@bandstand/contracts/band-user";
import { sessionOf } from "../session/band-user.fixture.ts";
import type { Services } from "./services-context.ts";

/** What a screen asks of who is signed in, and nothing else. */
export function servicesOf(bandUser: BandUser): Services {
  const state = { isReady: true, session: sessionOf(bandUser, "token"), ending: null };
  const session = { subscribe: () => () => {}, getSnapshot: () => state };
  return { session } as unknown as Services;
}
