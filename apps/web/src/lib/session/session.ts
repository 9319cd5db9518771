/**
 * Who is signed in, for the whole application and all its tabs. A small store: subscribe, snapshot, and the few
 * things that change it. It outlives a reload, and signing out in one tab signs out the others.
 */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { Session } from "@bandstand/contracts/sign-in";
import { isEqual } from "@bandstand/domain/change";
import { createStore } from "../store.ts";
import type { Keeping, SecureStore } from "./secure-store.ts";

/** Choices about forms that follow the member from screen to screen. */
export interface FormSettings {
  /** `L` is the documented default. */
  setlistLayout: string;
}

export interface KeptSession extends Session {
  formSettings: FormSettings;
  /** The build that wrote it. */
  applicationVersion: string;
}

/** signed out: by the person, here or in another tab. expired: the server no longer knows the token. */
export type Ending = "signedOut" | "expired";

export interface SessionState {
  /** False until what was kept has been read. */
  isReady: boolean;
  session: KeptSession | null;
  /** How the last session of this page ended; null before, and while somebody is signed in. */
  ending: Ending | null;
}

/** What the tabs of one browser tell each other. */
export type SessionMessage = { kind: "kept" } | { kind: "ended"; token: string; ending: Ending };

export interface SessionStore {
  getSnapshot: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Whether the session outlives the page. */
  keeping: () => Keeping;
  /** Resolves once what was kept has been read; reads it when first asked. */
  ready: () => Promise<void>;
  signIn: (session: Session) => Promise<void>;
  /** The band user as the server now tells it, for instance after a change of rights. */
  refresh: (bandUser: BandUser) => Promise<void>;
  changeFormSettings: (settings: Partial<FormSettings>) => Promise<void>;
  signOut: () => Promise<void>;
  /** The server no longer knows this token. A late answer cannot end a newer session. */
  expire: (token: string) => Promise<void>;
}

/** The part of a BroadcastChannel that is used. */
export type SessionChannel = Pick<BroadcastChannel, "postMessage"> & {
  addEventListener(type: "message", listener: (event: { data: SessionMessage }) => void): void;
};

interface SessionStoreOptions {
  secureStore: SecureStore<KeptSession>;
  channel: SessionChannel | null;
  applicationVersion: string;
}

const DEFAULT_FORM_SETTINGS: FormSettings = { setlistLayout: "L" };

export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { secureStore, channel, applicationVersion } = options;
  const store = createStore<SessionState>({ isReady: false, session: null, ending: null });
  let reading: Promise<void> | undefined;

  function show(session: KeptSession | null, ending: Ending | null = null): void {
    const last = ending ?? store.get().ending;
    store.set({ isReady: true, session, ending: session ? null : last });
  }

  function tell(message: SessionMessage): void {
    channel?.postMessage(message);
  }

  async function keep(session: KeptSession): Promise<void> {
    show(session);
    await secureStore.write(session);
    tell({ kind: "kept" });
  }

  /** Changes the session that is there now; another tab may have opened another one meanwhile. */
  async function change(token: string, changes: Partial<KeptSession>): Promise<void> {
    const kept = await secureStore.read();
    const { session } = store.get();
    if (session?.token !== token) return;
    if (kept && kept.token !== token) show(kept);
    else await keep({ ...session, ...changes, applicationVersion });
  }

  async function end(token: string, ending: Ending): Promise<void> {
    show(null, ending);
    tell({ kind: "ended", token, ending });
    await secureStore.clear();
  }

  channel?.addEventListener("message", ({ data }) => {
    if (data.kind === "kept") {
      void secureStore.read().then((kept) => kept && show(kept));
    } else if (store.get().session?.token === data.token) {
      show(null, data.ending);
    }
  });

  return {
    getSnapshot: store.get,
    subscribe: store.subscribe,
    keeping: secureStore.keeping,
    ready: () =>
      (reading ??= secureStore.read().then((kept) => {
        // Somebody may have signed in while it was read.
        if (!store.get().isReady) show(kept);
      })),
    async signIn(session) {
      const before = store.get().session;
      const isSamePerson = before?.bandUser.userId === session.bandUser.userId;
      const formSettings = isSamePerson ? before.formSettings : DEFAULT_FORM_SETTINGS;
      await keep({ ...session, formSettings, applicationVersion });
    },
    async refresh(bandUser) {
      const { session } = store.get();
      if (session?.bandUser.id !== bandUser.id) return;
      const isSame =
        session.applicationVersion === applicationVersion && isEqual(session.bandUser, bandUser);
      if (!isSame) await change(session.token, { bandUser });
    },
    async changeFormSettings(settings) {
      const { session } = store.get();
      if (!session) return;
      await change(session.token, { formSettings: { ...session.formSettings, ...settings } });
    },
    async signOut() {
      const { session } = store.get();
      if (session) await end(session.token, "signedOut");
    },
    async expire(token) {
      if (store.get().session?.token !== token) return;
      const kept = await secureStore.read();
      if (store.get().session?.token !== token) return;
      // Another tab has opened a newer session, and its message is still on the way.
      if (kept && kept.token !== token) show(kept);
      else await end(token, "expired");
    },
  };
}
