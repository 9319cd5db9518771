/** Every call of the contract by every kind of caller: who is let in is written down rule by rule, in `callers.fixture`. */
import { randomBytes } from "node:crypto";
import { type ActorOfTest, actorWith } from "@bandstand/domain/actor.fixture";
import type { AccessRule } from "@bandstand/domain/access-rule";
import { letIn, MEMBERS, onAll } from "@bandstand/domain/callers.fixture";
import { mayCall } from "@bandstand/domain/permissions";
import { beforeAll, describe, expect, it } from "vitest";
import { hashSecret } from "../src/platform/security/secrets.ts";
import { testApi } from "./api.ts";
import { ask } from "./ask.ts";
import { ENDPOINTS, type NamedEndpoint } from "./endpoints.ts";
import { newMember } from "./members.ts";
import type { SampleIds } from "./sample-ids.ts";
import { sampleRequests } from "./sample-requests.ts";

const api = await testApi();
const { bandUser } = await api.newBand();

interface Stranger {
  /** What is done to the token of somebody who may write all. */
  token: string;
}

const STRANGERS: Record<string, Stranger | null> = {
  "no token": null,
  garbage: null,
  "the hash of a token": null,
  "an expired token": { token: "last_used_at = now() - interval '31 days'" },
  "a revoked token": { token: "revoked_at = now()" },
};
const WRITER: ActorOfTest = { areas: onAll("W") };

/** An id that no record has, so that nothing is changed by those who may. */
const NOBODYS = 2_000_000_000;
const NOTHING: SampleIds = {
  song: NOBODYS,
  otherSong: NOBODYS,
  setlist: NOBODYS,
  otherSetlist: NOBODYS,
  place: NOBODYS,
  document: NOBODYS,
  bookmark: NOBODYS,
  venue: NOBODYS,
  otherVenue: NOBODYS,
  event: NOBODYS,
  otherEvent: NOBODYS,
  pastEvent: NOBODYS,
  venueNote: NOBODYS,
  blockedDate: NOBODYS,
  follower: NOBODYS,
  datePoll: NOBODYS,
  expense: NOBODYS,
  deputyAsking: NOBODYS,
  deputy: NOBODYS,
  member: NOBODYS,
  user: NOBODYS,
  device: NOBODYS,
  ownBand: NOBODYS,
  band: NOBODYS,
  sourceBand: NOBODYS,
  sourceSong: NOBODYS,
};
const requests = sampleRequests(NOTHING);

const tokens = new Map<string, string | undefined>();
beforeAll(async () => {
  const hashed = await newMember(api, bandUser.bandId, onAll("W"));
  tokens.set("no token", undefined);
  tokens.set("garbage", randomBytes(32).toString("base64url"));
  tokens.set("the hash of a token", hashSecret(hashed.token));
  for (const [name, stranger] of Object.entries(STRANGERS))
    if (stranger) tokens.set(name, await tokenOf(WRITER, stranger.token));
  for (const [name, member] of Object.entries(MEMBERS)) tokens.set(name, await tokenOf(member));
});

async function tokenOf({ areas = {}, ...flags }: ActorOfTest, token?: string): Promise<string> {
  const member = await newMember(api, bandUser.bandId, areas);
  const id = member.bandUserId;
  const { signinEnabled, editEnabled, bookingsEnabled, Role, ...administers } = actorWith(flags);
  await api.asSuperuser(
    `update bandstand.band_users set signin_enabled = $2, edit_enabled = $3, bookings_enabled = $4,
       administrator_enabled = $5, super_administrator_enabled = $6,
       role_id = (select id from bandstand.roles where tag = $7) where id = $1`,
    [
      id,
      signinEnabled,
      editEnabled,
      bookingsEnabled,
      administers.administratorEnabled,
      administers.superAdministratorEnabled,
      Role?.tag ?? "H",
    ],
  );
  if (token !== undefined)
    await api.asSuperuser(`update bandstand.tokens set ${token} where band_user_id = $1`, [id]);
  return member.token;
}

/** Calls for several types of records, each with a right of its own: what the sample asks for. */
const OF_SAMPLE: Record<string, AccessRule> = {
  listImportable: { kind: "write", areas: ["SO"] },
};

/** `in`, or the status that kept the caller out. */
async function outcome(caller: string, { name, endpoint }: NamedEndpoint, method?: string) {
  const { params, query } = { params: undefined, query: undefined, ...requests[name] };
  const token =
    name === "signOut" && caller in MEMBERS
      ? await tokenOf(MEMBERS[caller] ?? {})
      : tokens.get(caller);
  const { status, text } = await ask(
    api,
    endpoint,
    { params, query },
    {
      ...(token !== undefined && { token }),
      ...(method !== undefined && { method }),
    },
  );
  if (status >= 500 && status !== 501) return `${status} ${text}`;
  return status === 401 || status === 403 ? status : "in";
}

describe("who may make a call", () => {
  it.each(ENDPOINTS)("$name", async (of) => {
    const { access, answer } = of.endpoint;
    const open = letIn(OF_SAMPLE[of.name] ?? access);
    const expected: Record<string, unknown> = {};
    const told: Record<string, unknown> = {};
    for (const caller of [...Object.keys(STRANGERS), ...Object.keys(MEMBERS)]) {
      const isStranger = caller in STRANGERS;
      const isIn = isStranger ? access.kind === "public" : open?.includes(caller);
      expected[caller] = isIn ? "in" : isStranger ? 401 : 403;
      told[caller] = await outcome(caller, of);
      if (answer !== "file") continue;
      // A file alone is asked for by HEAD as well.
      expected[`${caller}, HEAD`] = expected[caller];
      told[`${caller}, HEAD`] = await outcome(
        caller,
        of,
        of.endpoint.method === "GET" ? "HEAD" : undefined,
      );
    }
    expect(told).toEqual(expected);
  });

  it.each(ENDPOINTS)("$name, as the screens ask before they offer it", ({ endpoint }) => {
    const told = Object.entries(MEMBERS).filter(([, member]) =>
      mayCall(endpoint.access, actorWith(member)),
    );
    expect(told.map(([name]) => name)).toEqual(
      Object.keys(MEMBERS).filter((name) => letIn(endpoint.access)?.includes(name)),
    );
  });

  it("nobody whose sign-in is off", async () => {
    const token = await tokenOf({ ...WRITER, signinEnabled: false });
    for (const { name, endpoint } of ENDPOINTS.filter(
      ({ endpoint: { access } }) => access.kind !== "public",
    )) {
      const { params, query } = { params: undefined, query: undefined, ...requests[name] };
      const { status } = await ask(api, endpoint, { params, query }, { token });
      expect([name, [401, 403].includes(status)]).toEqual([name, true]);
    }
  });
});
