import { describe, expect, it, vi } from "vitest";
import type { Connection } from "../../lib/offline/connection.ts";
import { mira, miraInOldQuay, sessionOf, theo } from "../../lib/session/band-user.fixture.ts";
import { createSessionStore } from "../../lib/session/session.ts";
import { memorySecureStore } from "../../lib/session/secure-store.ts";
import { followSession } from "./follow-session.ts";

async function follow({ inside = true } = {}) {
  const session = createSessionStore({
    secureStore: memorySecureStore(),
    channel: null,
    applicationVersion: "build-1",
  });
  await session.signIn(sessionOf(mira, "token-1"));
  let online = false;
  let hear = () => {};
  const connection: Connection = {
    isOnline: () => online,
    subscribe: (listener) => {
      hear = listener;
      return () => {};
    },
    lastReached: () => null,
    report: () => {},
  };
  const told = {
    toSignIn: vi.fn(),
    toDashboard: vi.fn(),
    forget: vi.fn(),
    forgetSeen: vi.fn(),
    refresh: vi.fn(),
  };
  followSession({ session, connection, isInside: () => inside, ...told });
  const become = (next: boolean) => {
    online = next;
    hear();
  };
  return { session, become, ...told };
}

describe("what follows a change of the session", () => {
  it("signing out leads to the sign-in page and forgets what was seen", async () => {
    const { session, toSignIn, forget } = await follow();
    await session.signOut();
    expect(toSignIn.mock.calls).toEqual([[false]]);
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it("a session that runs out leads there too, and back to the page after it, and spares the drafts", async () => {
    const { session, toSignIn, forget, forgetSeen } = await follow();
    await session.expire("token-1");
    expect(toSignIn.mock.calls).toEqual([[true]]);
    expect(forgetSeen).toHaveBeenCalledTimes(1);
    expect(forget).not.toHaveBeenCalled();
  });

  it("nobody is led away from a public page", async () => {
    const { session, toSignIn, forget } = await follow({ inside: false });
    await session.signOut();
    expect(toSignIn).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it("another band begins at its dashboard, and what was seen stays on the device", async () => {
    const { session, toDashboard, forget } = await follow();
    await session.signIn(sessionOf(miraInOldQuay, "token-2"));
    expect(toDashboard).toHaveBeenCalledTimes(1);
    expect(forget).not.toHaveBeenCalled();
  });

  it("another person finds nothing of the one before", async () => {
    const { session, forget } = await follow();
    await session.signIn(sessionOf(theo, "token-2"));
    expect(forget).toHaveBeenCalledTimes(1);
  });

  it("changed rights lead nowhere", async () => {
    const { session, toSignIn, toDashboard, forget } = await follow();
    await session.refresh({ ...mira, editEnabled: false });
    expect([toSignIn, toDashboard, forget].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it("the server is asked for changed rights when it is back", async () => {
    const { become, refresh } = await follow();
    become(true);
    become(false);
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
