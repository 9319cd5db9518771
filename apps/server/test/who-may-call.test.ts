/** Every call of the contract by every kind of caller: who is let in is written down here, rule by rule. */
import { randomBytes } from "node:crypto";
import type { AccessRule, AreaTag, Privilege } from "@bandstand/domain/access-rule";
import { beforeAll, describe, expect, it } from "vitest";
import { hashSecret } from "../src/platform/security/secrets.ts";
import { testApi } from "./api.ts";
import { ask } from "./ask.ts";
import { ENDPOINTS, type NamedEndpoint } from "./endpoints.ts";
import { newMember } from "./members.ts";
import { type SampleIds, sampleRequests } from "./sample-requests.ts";

const api = await testApi();
const { bandUser } = await api.newBand();

const AREAS = ["DB", "SL", "EV", "VN", "SO", "BU", "OD", "FL"] as const;
const onAll = (priv: Privilege) => Object.fromEntries(AREAS.map((area) => [area, priv]));

interface Caller {
  rights?: Partial<Record<AreaTag, Privilege>>;
  /** What is set on the member. */
  flags?: string;
  /** What is done to the token. */
  token?: string;
}

const STRANGERS: Record<string, Caller | null> = {
  "no token": null,
  garbage: null,
  "the hash of a token": null,
  "an expired token": { rights: onAll("W"), token: "last_used_at = now() - interval '31 days'" },
  "a revoked token": { rights: onAll("W"), token: "revoked_at = now()" },
};
const MEMBERS: Record<string, Caller> = {
  "no rights": {},
  "DB:R": { rights: { DB: "R" } },
  "SL:R": { rights: { SL: "R" } },
  "EV:R": { rights: { EV: "R" } },
  "VN:R": { rights: { VN: "R" } },
  "SO:R": { rights: { SO: "R" } },
  "BU:R": { rights: { BU: "R" } },
  "OD:R": { rights: { OD: "R" } },
  "FL:R": { rights: { FL: "R" } },
  "SL:W": { rights: { SL: "W" } },
  "VN:W": { rights: { VN: "W" } },
  "SO:W": { rights: { SO: "W" } },
  bookings: { flags: "bookings_enabled = true" },
  "reads all": { rights: onAll("R") },
  "writes all": { rights: onAll("W") },
  "writes all, edit off": { rights: onAll("W"), flags: "edit_enabled = false" },
  "administrator, edit off": { flags: "administrator_enabled = true, edit_enabled = false" },
  administrator: { flags: "administrator_enabled = true" },
  "super administrator": { flags: "super_administrator_enabled = true" },
};

const ADMINISTRATORS = ["administrator, edit off", "administrator", "super administrator"];
const READERS = ["reads all", "writes all", "writes all, edit off", ...ADMINISTRATORS];

/** A rule that is not in it lets a test fail: whoever makes a call with a new one says here whom it is for. */
const LET_IN: Record<string, readonly string[]> = {
  public: [...Object.keys(STRANGERS), ...Object.keys(MEMBERS)],
  signedIn: Object.keys(MEMBERS),
  "read SO": ["SO:R", "SO:W", ...READERS],
  "read SL": ["SL:R", "SL:W", ...READERS],
  "write SO": ["SO:W", "writes all", ...ADMINISTRATORS],
  "write SL": ["SL:W", "writes all", ...ADMINISTRATORS],
  "write SO VN": ["SO:W", "VN:W", "writes all", ...ADMINISTRATORS],
};

function ruleOf(rule: AccessRule): string {
  if ("areas" in rule) return [rule.kind, ...rule.areas].join(" ");
  return "area" in rule ? `${rule.kind} ${rule.area}` : rule.kind;
}

/** An id that no record has, so that nothing is changed by those who may. */
const NOBODYS = 2_000_000_000;
const NOTHING: SampleIds = {
  song: NOBODYS,
  otherSong: NOBODYS,
  setlist: NOBODYS,
  otherSetlist: NOBODYS,
  place: NOBODYS,
  bookmark: NOBODYS,
  member: NOBODYS,
  user: NOBODYS,
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
  for (const [name, caller] of Object.entries({ ...STRANGERS, ...MEMBERS }))
    if (caller) tokens.set(name, await tokenOf(caller));
});

async function tokenOf({ rights = {}, flags, token }: Caller): Promise<string> {
  const member = await newMember(api, bandUser.bandId, rights);
  const id = [member.bandUserId];
  if (flags !== undefined)
    await api.asSuperuser(`update bandstand.band_users set ${flags} where id = $1`, id);
  if (token !== undefined)
    await api.asSuperuser(`update bandstand.tokens set ${token} where band_user_id = $1`, id);
  return member.token;
}

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
    const letIn = LET_IN[ruleOf(access)];
    const expected: Record<string, unknown> = {};
    const told: Record<string, unknown> = {};
    for (const caller of [...Object.keys(STRANGERS), ...Object.keys(MEMBERS)]) {
      expected[caller] = letIn?.includes(caller) ? "in" : caller in STRANGERS ? 401 : 403;
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

  it("nobody whose sign-in is off", async () => {
    const token = await tokenOf({ rights: onAll("W"), flags: "signin_enabled = false" });
    for (const { name, endpoint } of ENDPOINTS.filter(
      ({ endpoint: { access } }) => access.kind !== "public",
    )) {
      const { params, query } = { params: undefined, query: undefined, ...requests[name] };
      const { status } = await ask(api, endpoint, { params, query }, { token });
      expect([name, [401, 403].includes(status)]).toEqual([name, true]);
    }
  });
});
