import {
  addFollower,
  deleteFollower,
  type FollowerFilter,
  getFollower,
  importFollowers,
  listFollowers,
  saveFollower,
} from "@bandstand/contracts/followers";
import { FOLLOWER_IMPORT_MESSAGES, FOLLOWER_MESSAGES } from "@bandstand/domain/follower-import";
import { REGISTER_MESSAGES } from "@bandstand/domain/registration";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";

const api = await testApi();
const PIA = { email: "pia@fans.example", location: "Leeds" };
const idOf = ({ id }: { id: number }) => ({ id: String(id) });

async function newFollower(token: string, follower: { email: string; location: string } = PIA) {
  return (await api.call(addFollower, { body: follower }, token)).answer;
}

async function emails(token: string, filter: FollowerFilter = {}) {
  const { answer } = await api.call(listFollowers, { body: { filter } }, token);
  return answer.map(({ TheUser }) => TheUser.email);
}

const lines = (...all: string[]) => ({ body: { text: all.join("\n") } });

describe("the list of followers", () => {
  it("comes the latest first, in pages that say how many there are in all", async () => {
    const { token } = await api.newBand();
    for (const name of ["ann", "ben", "cat"])
      await newFollower(token, { ...PIA, email: `${name}@fans.example` });
    const first = await api.call(listFollowers, { body: {}, query: { limit: "2" } }, token);
    expect(first.answer.map(({ TheUser }) => TheUser.email)).toEqual([
      "cat@fans.example",
      "ben@fans.example",
    ]);
    const after = String(first.answer.at(-1)?.id);
    const rest = await api.call(listFollowers, { body: {}, query: { limit: "2", after } }, token);
    expect(rest.answer.map(({ TheUser }) => TheUser.email)).toEqual(["ann@fans.example"]);
    expect([first, rest].map(({ headers }) => headers.get("x-total-count"))).toEqual(["3", "3"]);
  });

  it("is filtered by parts of e-mail, location and source, and by who hears of gigs", async () => {
    const { token } = await api.newBand();
    await newFollower(token);
    const hana = { email: "hana@fans.example", location: "Málaga", source: "Gig", events: false };
    await api.call(addFollower, { body: hana }, token);
    const found = (filter: FollowerFilter) => emails(token, filter);
    expect(await found({ TheUser: { email: "PIA@" } })).toEqual([PIA.email]);
    expect(await found({ location: "mala" })).toEqual([hana.email]);
    expect(await found({ source: "manual" })).toEqual([PIA.email]);
    expect(await found({ events: false })).toEqual([hana.email]);
    expect(await found({ events: true, location: "Málaga" })).toEqual([]);
    expect(await found({ TheUser: { email: "%" } })).toEqual([]);
  });
});

describe("a follower whom the band adds", () => {
  it("hears of gigs and is from MANUAL, unless it is said", async () => {
    const { token } = await api.newBand();
    const added = await newFollower(token, { email: " Pia@Fans.Example ", location: " Leeds " });
    expect(added).toMatchObject({ source: "MANUAL", events: true, location: "Leeds" });
    expect(added.TheUser).toEqual({ id: added.userId, email: PIA.email });
    const { answer } = await api.call(getFollower, { params: idOf(added) }, token);
    expect(answer).toEqual(added);
  });

  it("is found again where their address has letters of other scripts", async () => {
    const { token } = await api.newBand();
    await newFollower(token, { email: "Fan@MÜLLER.example", location: "Köln" });
    expect(await emails(token)).toEqual(["fan@xn--mller-kva.example"]);
    const { failure } = await api.call(
      addFollower,
      { body: { email: "fan@xn--mller-kva.example", location: "Köln" } },
      token,
    );
    expect(failure.fields).toEqual([{ path: "email", message: FOLLOWER_MESSAGES.exists }]);
  });

  it("needs an address, a place and a source", async () => {
    const { token } = await api.newBand();
    const refused = async (body: object) => {
      const { failure } = await api.call(addFollower, { body: { ...PIA, ...body } }, token);
      return failure.fields;
    };
    expect(await refused({ email: " " })).toEqual([
      { path: "email", message: REGISTER_MESSAGES.emailRequired },
    ]);
    expect(await refused({ email: "pia" })).toEqual([
      { path: "email", message: REGISTER_MESSAGES.emailInvalid },
    ]);
    expect(await refused({ location: "", source: "" })).toMatchObject([
      { path: "location" },
      { path: "source" },
    ]);
  });

  it("is there once", async () => {
    const { token } = await api.newBand();
    await newFollower(token);
    const twin = [{ path: "email", message: FOLLOWER_MESSAGES.exists }];
    const again = await api.call(
      addFollower,
      { body: { ...PIA, email: "PIA@fans.example" } },
      token,
    );
    expect([again.status, again.failure.fields]).toEqual([422, twin]);
    const other = await newFollower(token, { ...PIA, email: "ben@fans.example" });
    const saved = await api.call(
      saveFollower,
      { params: idOf(other), body: { email: PIA.email } },
      token,
    );
    expect(saved.failure.fields).toEqual(twin);
    const elsewhere = await api.newBand();
    expect((await newFollower(elsewhere.token)).TheUser.email).toBe(PIA.email);
  });

  it("is saved by changed fields, unless somebody else has saved since", async () => {
    const { token } = await api.newBand();
    const added = await newFollower(token);
    const save = (body: object) => api.call(saveFollower, { params: idOf(added), body }, token);
    const { answer } = await save({ events: false, updatedAt: added.updatedAt });
    expect(answer).toMatchObject({ events: false, location: "Leeds", source: "MANUAL" });
    const late = await save({ location: "York", updatedAt: added.updatedAt });
    expect([late.status, late.failure.code]).toEqual([409, "changed_meanwhile"]);
  });

  it("is gone once deleted", async () => {
    const { token } = await api.newBand();
    const params = idOf(await newFollower(token));
    expect((await api.call(deleteFollower, { params }, token)).status).toBe(204);
    expect(await emails(token)).toEqual([]);
    const again = await api.call(deleteFollower, { params }, token);
    expect([again.status, again.failure.code]).toEqual([404, "follower_not_found"]);
  });

  it("is changed by nobody who only reads followers", async () => {
    const { token, bandUser } = await api.newBand();
    const follower = await newFollower(token);
    const reader = (await newMember(api, bandUser.bandId, { FL: "R" })).token;
    expect(await emails(reader)).toEqual([PIA.email]);
    const refused = [
      await api.call(addFollower, { body: PIA }, reader),
      await api.call(deleteFollower, { params: idOf(follower) }, reader),
      await api.call(importFollowers, lines("a@b.example;York;Gig;;Y"), reader),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe("followers from lines", () => {
  it("are added, those who follow already or stand twice are skipped and stay as they were", async () => {
    const { token } = await api.newBand();
    await newFollower(token);
    const { status, answer } = await api.call(
      importFollowers,
      lines(
        "Email",
        "PIA@fans.example;York;Gig;;N",
        "ben@fans.example\t\t\t\tN",
        "ben@fans.example;;;;Y",
      ),
      token,
    );
    expect([status, answer]).toEqual([201, { added: 1, skipped: 2 }]);
    const { answer: all } = await api.call(listFollowers, { body: {} }, token);
    expect(all).toMatchObject([
      { TheUser: { email: "ben@fans.example" }, location: null, source: "MANUAL", events: false },
      { TheUser: { email: PIA.email }, location: "Leeds", events: true },
    ]);
  });

  it("are all added or none, and a bad line is named by its number", async () => {
    const { token } = await api.newBand();
    const { failure } = await api.call(
      importFollowers,
      lines("ann@fans.example;Leeds;Gig;;Y", "no address;Leeds;Gig;;perhaps"),
      token,
    );
    const { at, badData, events } = FOLLOWER_IMPORT_MESSAGES;
    expect(failure.message).toBe(badData);
    expect(failure.fields).toEqual([{ path: "line.2", message: `${at}. ${events}` }]);
    expect(await emails(token)).toEqual([]);
    const nothing = await api.call(importFollowers, lines("Email"), token);
    expect(nothing.failure.message).toBe(FOLLOWER_IMPORT_MESSAGES.noData);
  });

  it("may be fifty thousand, which are there within ten seconds", async () => {
    const { token } = await api.newBand();
    const fan = (_: unknown, n: number) =>
      `fan${n}@fans.example;Market Harborough;Gig at the Crown;;Y`;
    const text = Array.from({ length: 50_000 }, fan).join("\n");
    const began = performance.now();
    const { answer } = await api.call(importFollowers, { body: { text } }, token);
    expect(answer).toEqual({ added: 50_000, skipped: 0 });
    expect(performance.now() - began).toBeLessThan(10_000);
    const more = await api.call(
      importFollowers,
      { body: { text: `${text}\nlast@fans.example;;;;Y` } },
      token,
    );
    expect(more.failure.message).toBe(FOLLOWER_MESSAGES.tooManyLines);
  });
});
