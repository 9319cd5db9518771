/**
 * Who is signed in, for the whole application and all its tabs. A small store: subscribe, snapshot, and the four
 * things that change it. It outlives a reload, and signing out in one tab signs out the others.
 */
import type { BandUser } from "@bandstand/contracts/band-user";
import type { Session } from "@bandstand/contracts/sign-in";
import type { Vault } from "./vault.ts";

/** Choices about forms that follow the member from screen to screen. */
export interface FormSettings {
  /** `L` is the documented default. */
  setlistLayout: string;
}

export interface KeptSession extends Session {
  formSettings: FormSettings;
}

export interface SessionState {
  /** False until what was kept has been read. */
  isReady: boolean;
  session: KeptSession | null;
}

type Message = { kind: "signed-in" | "signed-out" };

export interface SessionStore {
  getSnapshot(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Reads what was kept; call once at start. */
  restore(): Promise<void>;
  signIn(session: Session): Promise<void>;
  /** The band user as the server now tells it, for instance after a change of rights. */
  refresh(bandUser: BandUser): Promise<void>;
  changeFormSettings(settings: Partial<FormSettings>): Promise<void>;
  /** With a token: only if that one is still the session's, so that a late 401 cannot end a newer session. */
  signOut(token?: string): Promise<void>;
}

const DEFAULT_FORM_SETTINGS: FormSettings = { setlistLayout: "L" };

export function createSessionStore(
  vault: Vault<KeptSession>,
  channel: BroadcastChannel | null,
): SessionStore {
  let state: SessionState = { isReady: false, session: null };
  const listeners = new Set<() => void>();

  function show(session: KeptSession | null): void {
    state = { isReady: true, session };
    for (const listener of listeners) listener();
  }

  async function keep(session: KeptSession): Promise<void> {
    show(session);
    await vault.write(session);
  }

  function tell(message: Message): void {
    channel?.postMessage(message);
  }

  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind === "signed-out") show(null);
    else void vault.read().then(show);
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async restore() {
      show(await vault.read().catch(() => null));
    },
    async signIn(session) {
      const formSettings = state.session?.formSettings ?? DEFAULT_FORM_SETTINGS;
      await keep({ ...session, formSettings });
      tell({ kind: "signed-in" });
    },
    async refresh(bandUser) {
      if (state.session?.bandUser.id === bandUser.id) await keep({ ...state.session, bandUser });
    },
    async changeFormSettings(settings) {
      const { session } = state;
      if (session)
        await keep({ ...session, formSettings: { ...session.formSettings, ...settings } });
    },
    async signOut(token) {
      if (token !== undefined && state.session?.token !== token) return;
      show(null);
      tell({ kind: "signed-out" });
      await vault.clear();
    },
  };
}
