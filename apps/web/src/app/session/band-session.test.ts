import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it, vi } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { mira, miraInOldQuay, sessionOf } from "../../lib/session/band-user.fixture.ts";
import { createSessionStore } from "../../lib/session/session.ts";
import { memorySecureStore } from "../../lib/session/secure-store.ts";
import { createBandSession } from "./band-session.ts";

type Answers = Record<string, () => unknown>;

async function signedIn(answers: Answers = {}) {
  const session = createSessionStore({
    secureStore: memorySecureStore(),
    channel: null,
    applicationVersion: "build-1",
  });
  await session.signIn(sessionOf(mira, "token-1"));
  const call = vi.fn(async ({ path }: { path: string }) => answers[path]?.());
  const client = { call, change: call } as unknown as Client;
  return {
    session,
    call,
    bandSession: createBandSession({ client, session, applicationVersion: "build-1" }),
    later: createBandSession({ client, session, applicationVersion: "build-2" }),
  };
}

const both = [
  { id: 1, identity: "the-ardens", name: "The Ardens" },
  { id: 2, identity: "old-quay", name: "Old Quay" },
];

describe("switching the band", () => {
  it("opens the session that the server answers", async () => {
    const { bandSession, call } = await signedIn({
      "/switch/{id}": () => sessionOf(miraInOldQuay, "token-2"),
    });
    await bandSession.switchBand(2);
    expect(call.mock.calls[0]?.slice(1, 2)).toEqual([{ params: { id: "2" } }]);
    expect(bandSession.bandUser()).toEqual(miraInOldQuay);
  });

  it("is not undone by a call that still carried the old token", async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { bandSession } = await signedIn({ "/switch/{id}": () => promise });
    const seen: unknown[] = [];
    bandSession.subscribe(() => seen.push(bandSession.bandUser()));
    const switched = bandSession.switchBand(2);
    const expired = bandSession.expire("token-1");
    await new Promise((later) => {
      setTimeout(later);
    });
    resolve(sessionOf(miraInOldQuay, "token-2"));
    await Promise.all([switched, expired]);
    expect(seen).toEqual([miraInOldQuay]);
  });

  it("leaves everything as it was when it fails", async () => {
    const { bandSession } = await signedIn({
      "/switch/{id}": () => Promise.reject(new Failure("band_not_found")),
    });
    await expect(bandSession.switchBand(2)).rejects.toMatchObject({ code: "band_not_found" });
    expect(bandSession.bandUser()).toEqual(mira);
  });
});

describe("deleting the band", () => {
  it("goes on in the next band of the member", async () => {
    const { bandSession, call } = await signedIn({
      "/band/{id}": () => ({ next: sessionOf(miraInOldQuay, "token-2") }),
    });
    const leave = vi.fn();
    await bandSession.deleteBand("The Ardens", leave);
    expect(call.mock.calls[0]?.slice(1, 2)).toEqual([
      { params: { id: String(mira.bandId) }, query: { name: "The Ardens" } },
    ]);
    expect(bandSession.bandUser()).toEqual(miraInOldQuay);
    expect(leave).not.toHaveBeenCalled();
  });

  it("leads out where there is no other, and ends the session after it", async () => {
    const { bandSession } = await signedIn({ "/band/{id}": () => ({ next: null }) });
    const seen: unknown[] = [];
    await bandSession.deleteBand("The Ardens", async () => {
      seen.push(bandSession.bandUser());
    });
    expect(seen).toEqual([mira]);
    expect(bandSession.bandUser()).toBeNull();
  });

  it("leaves everything as it was when it fails", async () => {
    const { bandSession } = await signedIn({
      "/band/{id}": () => Promise.reject(new Failure("no_right")),
    });
    await expect(bandSession.deleteBand("The Ardens", vi.fn())).rejects.toMatchObject({
      code: "no_right",
    });
    expect(bandSession.bandUser()).toEqual(mira);
  });
});

it("a band that is added is opened", async () => {
  const { bandSession } = await signedIn({ "/addband": () => sessionOf(miraInOldQuay, "token-2") });
  await bandSession.addBand("Old Quay");
  expect(bandSession.bandUser()).toEqual(miraInOldQuay);
});

describe("the bands of the member", () => {
  it("are asked for anew each time", async () => {
    const { bandSession } = await signedIn({ "/bands": () => both });
    expect(await bandSession.bands()).toEqual(both);
  });

  it("are those seen before when offline, or the one that is open", async () => {
    let isOffline = true;
    const { bandSession } = await signedIn({
      "/bands": () => (isOffline ? Promise.reject(new Offline()) : both),
    });
    const { Role, administratorEnabled, TheBand } = mira;
    expect(await bandSession.bands()).toEqual([
      { ...TheBand, roleName: Role.name, administratorEnabled },
    ]);
    isOffline = false;
    await bandSession.bands();
    isOffline = true;
    expect(await bandSession.bands()).toEqual(both);
  });
});

describe("signing out", () => {
  it("tells the server and does not wait for it", async () => {
    const { bandSession, call } = await signedIn({ "/signout": () => new Promise(() => {}) });
    await bandSession.signOut();
    expect(call).toHaveBeenCalledTimes(1);
    expect(bandSession.bandUser()).toBeNull();
  });

  it("works without a network", async () => {
    const { bandSession } = await signedIn({ "/signout": () => Promise.reject(new Offline()) });
    await bandSession.signOut();
    expect(bandSession.bandUser()).toBeNull();
  });
});

describe("asking who the member is now", () => {
  it("takes over changed rights", async () => {
    const { bandSession } = await signedIn({
      "/bandUser/{id}": () => ({ ...mira, editEnabled: false }),
    });
    await bandSession.refresh();
    expect(bandSession.bandUser()?.editEnabled).toBe(false);
  });

  it("keeps what is known when the server is away", async () => {
    const { bandSession } = await signedIn({
      "/bandUser/{id}": () => Promise.reject(new Offline()),
    });
    await bandSession.refresh();
    expect(bandSession.bandUser()).toEqual(mira);
  });

  it("happens before the first page when another build has kept the session", async () => {
    const { bandSession, later, call } = await signedIn({ "/bandUser/{id}": () => mira });
    await bandSession.ready();
    expect(call).not.toHaveBeenCalled();
    await later.ready();
    expect(call).toHaveBeenCalledTimes(1);
  });
});
