/** The session as the frame uses it: who is there, which bands they have, another band, and out. */
import type { BandUser } from "@bandstand/contracts/band-user";
import { Failure } from "@bandstand/contracts/failure";
import {
  addBand,
  deleteBand,
  getBandUser,
  listBands,
  type Session,
  signOut,
  switchBand,
} from "@bandstand/contracts/sign-in";
import type { Client } from "../../lib/http/client.ts";
import type { SessionStore } from "../../lib/session/session.ts";
import type { BandChoice, ShellSession } from "../frame/shell-session.ts";

export interface BandSession extends ShellSession {
  /** Asks the server who the member is now: rights may have changed. Never throws. */
  refresh: () => Promise<void>;
  /** The server no longer knows this token. */
  expire: (token: string) => Promise<void>;
}

interface BandSessionOptions {
  client: Client;
  session: SessionStore;
  applicationVersion: string;
}

function openBand({ TheBand, Role, administratorEnabled }: BandUser): BandChoice {
  return { ...TheBand, roleName: Role.name, administratorEnabled };
}

export function createBandSession(options: BandSessionOptions): BandSession {
  const { client, session, applicationVersion } = options;
  /** While a band is being switched to, the old token may end before the new one is here. */
  let switching: Promise<unknown> = Promise.resolve();
  let known: { userId: number; bands: readonly BandChoice[] } | null = null;

  const bandUser = () => session.getSnapshot().session?.bandUser ?? null;

  async function refresh(): Promise<void> {
    const member = bandUser();
    if (member === null) return;
    try {
      const params = { id: String(member.id) };
      await session.refresh(await client.call(getBandUser, { params }));
    } catch {
      // An answer 401 has ended the session already; for all else what is kept will do.
    }
  }

  const open = (opening: Promise<Session>): Promise<void> =>
    until(opening.then((opened) => session.signIn(opened)));

  async function end(typed: string, leave: () => Promise<void>): Promise<void> {
    const params = { id: String(bandUser()?.bandId ?? 0) };
    const { next } = await client.call(deleteBand, { params, query: { name: typed } });
    if (next !== null) return session.signIn(next);
    await leave();
    await session.signOut();
  }

  async function until(work: Promise<void>): Promise<void> {
    switching = work.catch(() => {});
    await work;
  }

  return {
    bandUser,
    subscribe: session.subscribe,
    refresh,

    async ready() {
      await session.ready();
      // What another build has kept may lack what this one shows.
      const kept = session.getSnapshot().session;
      if (kept && kept.applicationVersion !== applicationVersion) await refresh();
    },

    async bands() {
      const member = bandUser();
      if (member === null) return [];
      try {
        known = { userId: member.userId, bands: await client.call(listBands, {}) };
        return known.bands;
      } catch (error) {
        if (error instanceof Failure) throw error;
        // Offline: those seen before, or the one that is open.
        return known?.userId === member.userId ? known.bands : [openBand(member)];
      }
    },

    switchBand: (bandId) => open(client.call(switchBand, { params: { id: String(bandId) } })),

    // The cache of the band before is left as it is: the new one has one of its own.
    addBand: (name) => open(client.change(addBand, { body: { name } })),

    deleteBand: (typed, leave) => until(end(typed, leave)),

    async signOut() {
      // The call takes the token with it; nobody waits for its answer, least of all without a network.
      void client.call(signOut, {}, { keepalive: true }).catch(() => {});
      await session.signOut();
    },

    async expire(token) {
      await switching;
      await session.expire(token);
    },
  };
}
