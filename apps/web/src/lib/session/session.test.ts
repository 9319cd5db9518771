import { describe, expect, it, vi } from "vitest";
import { mira, miraInOldQuay, sessionOf, theo } from "./band-user.fixture.ts";
import {
  createSessionStore,
  type KeptSession,
  type SessionChannel,
  type SessionMessage,
} from "./session.ts";
import { memorySecureStore, type SecureStore } from "./secure-store.ts";

/** Tabs of one browser: each hears what the others tell, never itself. */
function browser() {
  const tabs: ((event: { data: SessionMessage }) => void)[][] = [];
  return (): SessionChannel => {
    const own: (typeof tabs)[number] = [];
    tabs.push(own);
    return {
      addEventListener: (_, listener) => void own.push(listener),
      postMessage: (data: SessionMessage) => {
        for (const tab of tabs) if (tab !== own) for (const hear of tab) hear({ data });
      },
    };
  };
}

const openTab = (
  secureStore: SecureStore<KeptSession> = memorySecureStore(),
  channel: SessionChannel | null = null,
) => createSessionStore({ secureStore, channel, applicationVersion: "build-2" });

async function heard() {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Two tabs over one secureStore; Mira is signed in to The Ardens in both. */
async function twoTabs() {
  const secureStore = memorySecureStore<KeptSession>();
  const channel = browser();
  const here = openTab(secureStore, channel());
  const there = openTab(secureStore, channel());
  await Promise.all([here.ready(), there.ready()]);
  await here.signIn(sessionOf(mira, "token-1"));
  await heard();
  return { secureStore, here, there };
}

describe("a session", () => {
  it("is not ready before what was kept has been read", async () => {
    const store = openTab();
    expect(store.getSnapshot()).toEqual({ isReady: false, session: null, ending: null });
    await store.ready();
    expect(store.getSnapshot()).toEqual({ isReady: true, session: null, ending: null });
  });

  it("holds token and band user, the default form settings and the build that wrote it", async () => {
    const store = openTab();
    await store.signIn(sessionOf(mira, "token-1"));
    expect(store.getSnapshot().session).toEqual({
      token: "token-1",
      bandUser: mira,
      formSettings: { setlistLayout: "L" },
      applicationVersion: "build-2",
    });
  });

  it("is there again after a reload", async () => {
    const secureStore = memorySecureStore<KeptSession>();
    await openTab(secureStore).signIn(sessionOf(mira, "token-1"));
    const reloaded = openTab(secureStore);
    await reloaded.ready();
    expect(reloaded.getSnapshot().session?.token).toBe("token-1");
  });

  it("tells its listeners of every change until they leave", async () => {
    const store = openTab();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    await store.signIn(sessionOf(mira, "token-1"));
    leave();
    await store.signOut();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("keeps form settings over a switch of bands, but not for another person", async () => {
    const store = openTab();
    await store.signIn(sessionOf(mira, "token-1"));
    await store.changeFormSettings({ setlistLayout: "P" });
    await store.signIn(sessionOf(miraInOldQuay, "token-2"));
    expect(store.getSnapshot().session?.formSettings).toEqual({ setlistLayout: "P" });
    await store.signIn(sessionOf(theo, "token-3"));
    expect(store.getSnapshot().session?.formSettings).toEqual({ setlistLayout: "L" });
  });
});

describe("a band user told anew", () => {
  it("takes the place of the one kept", async () => {
    const secureStore = memorySecureStore<KeptSession>();
    const store = openTab(secureStore);
    await store.signIn(sessionOf(mira, "token-1"));
    await store.refresh({ ...mira, editEnabled: false });
    expect(store.getSnapshot().session?.bandUser.editEnabled).toBe(false);
    expect((await secureStore.read())?.bandUser.editEnabled).toBe(false);
  });

  it("changes nothing when it is the same", async () => {
    const store = openTab();
    await store.signIn(sessionOf(mira, "token-1"));
    const before = store.getSnapshot();
    await store.refresh({ ...mira });
    expect(store.getSnapshot()).toBe(before);
  });

  it("is let go when it is not the one signed in: a late answer after a switch of bands", async () => {
    const store = openTab();
    await store.signIn(sessionOf(miraInOldQuay, "token-2"));
    await store.refresh({ ...mira, nickname: "Late" });
    expect(store.getSnapshot().session?.bandUser).toEqual(miraInOldQuay);
  });

  it("does not overwrite a session that another tab has opened meanwhile", async () => {
    const secureStore = memorySecureStore<KeptSession>();
    const slowToHear = openTab(secureStore);
    await slowToHear.signIn(sessionOf(mira, "token-1"));
    await openTab(secureStore).signIn(sessionOf(miraInOldQuay, "token-2"));
    await slowToHear.refresh({ ...mira, nickname: "Late" });
    expect((await secureStore.read())?.token).toBe("token-2");
    expect(slowToHear.getSnapshot().session?.token).toBe("token-2");
  });
});

describe("signing out", () => {
  it("forgets the session, here and on the device", async () => {
    const secureStore = memorySecureStore<KeptSession>();
    const store = openTab(secureStore);
    await store.signIn(sessionOf(mira, "token-1"));
    await store.signOut();
    expect(store.getSnapshot()).toEqual({ isReady: true, session: null, ending: "signedOut" });
    expect(await secureStore.read()).toBeNull();
  });

  it("reaches the other tabs", async () => {
    const { here, there } = await twoTabs();
    await here.signOut();
    expect(there.getSnapshot()).toEqual({ isReady: true, session: null, ending: "signedOut" });
  });

  it("leaves a tab alone that is signed in for itself, where nothing is shared", async () => {
    const channel = browser();
    const here = openTab(memorySecureStore(), channel());
    const there = openTab(memorySecureStore(), channel());
    await here.signIn(sessionOf(mira, "token-1"));
    await there.signIn(sessionOf(theo, "token-2"));
    await here.signOut();
    expect(there.getSnapshot().session?.token).toBe("token-2");
  });
});

describe("signing in", () => {
  it("reaches the other tabs, and so does a switch of bands", async () => {
    const { here, there } = await twoTabs();
    expect(there.getSnapshot().session?.bandUser).toEqual(mira);
    await here.signIn(sessionOf(miraInOldQuay, "token-2"));
    await heard();
    expect(there.getSnapshot().session?.bandUser).toEqual(miraInOldQuay);
  });
});

describe("a token that the server no longer knows", () => {
  it("ends the session in all tabs, as expired", async () => {
    const { here, there, secureStore } = await twoTabs();
    await here.expire("token-1");
    expect(here.getSnapshot()).toEqual({ isReady: true, session: null, ending: "expired" });
    expect(there.getSnapshot().ending).toBe("expired");
    expect(await secureStore.read()).toBeNull();
  });

  it("ends nothing when it comes late and a newer session is there", async () => {
    const { here } = await twoTabs();
    await here.signIn(sessionOf(miraInOldQuay, "token-2"));
    await here.expire("token-1");
    expect(here.getSnapshot().session?.token).toBe("token-2");
  });

  it("ends nothing when another tab has a newer session, even before its message arrives", async () => {
    const secureStore = memorySecureStore<KeptSession>();
    const slowToHear = openTab(secureStore);
    await slowToHear.signIn(sessionOf(mira, "token-1"));
    await openTab(secureStore).signIn(sessionOf(miraInOldQuay, "token-2"));
    await slowToHear.expire("token-1");
    expect(slowToHear.getSnapshot().session?.token).toBe("token-2");
    expect((await secureStore.read())?.token).toBe("token-2");
  });

  it("counts once, however many answers say so", async () => {
    const { here } = await twoTabs();
    const listener = vi.fn();
    here.subscribe(listener);
    await Promise.all([here.expire("token-1"), here.expire("token-1")]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
