/** What is counted when tries come from several places: behind a proxy, so that a test can come from anywhere. */
import { register, resetPassword, sendPasswordReset, signIn } from "@bandstand/contracts/sign-in";
import type { Endpoint, Request } from "@bandstand/contracts/endpoint";
import { beforeEach, describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";
import { readConfig } from "../../config.ts";

/** How far beyond the account's limit each slowed try was. */
const slowed: number[] = [];
let hold: Promise<void> | undefined;

const api = await testApi({
  config: readConfig({ TRUST_PROXY: "1" }),
  limits: {
    signInPerAccount: 4,
    signInPerAddress: 8,
    signInUntilSlow: 6,
    registerPerAddress: 3,
    resetPerAccount: 2,
    resetPerAddress: 6,
    videosPerMember: 1000,
    lookupsPerMember: 1000,
    calendarsPerPerson: 1000,
    invitationsPerMember: 1000,
    followPerAddress: 1000,
    followPerBand: 1000,
    followPerMailbox: 1000,
    exportsPerBand: 1000,
    importsPerPerson: 1000,
    ownDataPerPerson: 1000,
  },
  slowdown: {
    async wait(excess) {
      if (excess > 0) slowed.push(excess);
      if (excess > 0) await hold;
    },
  },
});

async function from<E extends Endpoint>(address: string, endpoint: E, { body }: Request<E>) {
  const { status } = await api.fetch(`/api${endpoint.path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
  return status;
}

const guess = (address: string, email: string, password = "Wrong!123") =>
  from(address, signIn, { body: { email, password } });
const askForReset = (address: string, email: string) =>
  from(address, sendPasswordReset, { body: { email } });

/** One after the other. */
async function each(attempts: readonly (() => Promise<number>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const attempt of attempts) statuses.push(await attempt());
  return statuses;
}

const times = (count: number, attempt: (time: number) => Promise<number>) =>
  each(Array.from({ length: count }, (_, time) => () => attempt(time)));

let network = 0;
beforeEach(() => {
  network += 1;
  slowed.length = 0;
});

describe("one client", () => {
  it("is its IPv4 address, whatever port the proxy writes behind it", async () => {
    const statuses = await times(5, (time) =>
      guess(`192.0.2.${network}:${1000 + time}`, "port@example.org"),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect(await guess(`::ffff:192.0.2.${network}`, "port@example.org")).toBe(429);
  });

  it("is its IPv6 network, whichever address of it", async () => {
    const statuses = await times(5, (time) =>
      guess(`2001:db8:${network}:1::${time + 1}`, "network@example.org"),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
    expect(await guess(`[2001:db8:${network}:1::99]:443`, "network@example.org")).toBe(429);
    expect(await guess(`2001:db8:${network}:2::1`, "network@example.org")).toBe(401);
  });

  it("is so for registering, and for using links, too", async () => {
    const registered = await times(4, (time) =>
      from(`2001:db8:${network}:1::${time + 1}`, register, {
        body: { email: `v6-${time}@example.org`, password: PASSWORD, bandName: "Six Six Six" },
      }),
    );
    expect(registered).toEqual([201, 201, 201, 429]);
    const body = { email: "a@b.co", resetToken: "made-up", newPassword: "Stage!Left4" };
    const used = await times(9, (time) =>
      from(`2001:db8:${network}:1::${time + 1}`, resetPassword, { body }),
    );
    expect(used).toEqual([422, 422, 422, 422, 422, 422, 422, 422, 429]);
  });
});

describe("one account, tried from everywhere", () => {
  const email = "wanted@example.org";

  it("is slowed down and never locked: the right password gets in", async () => {
    await from(`192.0.2.${network}`, register, {
      body: { email, password: PASSWORD, bandName: "The Wanted" },
    });
    const statuses = await times(9, (time) => guess(`198.51.100.${time}`, email));
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 401));
    expect(slowed).toEqual([1, 2, 3]);
    expect(await guess("203.0.113.9", email, PASSWORD)).toBe(200);
    expect(slowed).toEqual([1, 2, 3, 4]);
    // A success is free: the next try is as slow as this one, and no slower.
    expect(await guess("203.0.113.9", email, PASSWORD)).toBe(200);
    expect(slowed).toEqual([1, 2, 3, 4, 4]);
  });

  it("is slowed down just the same where there is no such account", async () => {
    await times(7, (time) => guess(`198.51.100.${time}`, "nobody@example.org"));
    expect(slowed).toEqual([1]);
  });

  it("is slowed down through registering a further band as well", async () => {
    const body = { email, password: "Wrong!123", bandName: "The Unwanted" };
    expect(await from(`192.0.2.${network}`, register, { body })).toBe(401);
    expect(slowed).toEqual([4]);
  });

  it("holds no connection to the database while it waits", async () => {
    await from("192.0.2.200", register, {
      body: { email: "other@example.org", password: PASSWORD, bandName: "The Others" },
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    hold = promise;
    // More than there are connections.
    const waiting = Array.from({ length: 12 }, (_, time) =>
      guess(`203.0.113.${20 + time}`, email, PASSWORD),
    );
    await expect.poll(() => slowed.length).toBe(12);
    expect(await guess("192.0.2.201", "other@example.org", PASSWORD)).toBe(200);
    resolve();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  });
});

describe("reset mails", () => {
  it("are limited by the address that asks for them, whatever the accounts", async () => {
    const statuses = await times(7, (time) =>
      askForReset(`192.0.2.${network}`, `reset-${time}@example.org`),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it("that a stranger asks for leave the owner's alone", async () => {
    const owner = "owner@example.org";
    const stranger = `198.51.100.${network}`;
    expect(await times(3, () => askForReset(stranger, owner))).toEqual([200, 200, 429]);
    expect(await askForReset(`192.0.2.${network}`, owner)).toBe(200);
  });

  it("count the mails that registering sends to an account without a password", async () => {
    await api.asSuperuser("insert into bandstand.users (email) values ('invited@example.org')");
    const body = { email: "invited@example.org", password: PASSWORD, bandName: "Patience" };
    const statuses = await times(3, () => from(`192.0.2.${network}`, register, { body }));
    expect(statuses).toEqual([202, 202, 429]);
    expect(await askForReset(`192.0.2.${network}`, "invited@example.org")).toBe(429);
  });

  it("are limited for one mailbox, however many ask", async () => {
    const statuses = await times(9, (time) =>
      askForReset(`198.51.100.${100 + time}`, "mailbox@example.org"),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });
});

describe("an address that is stopped", () => {
  it("leaves no more counts behind, whatever accounts it names", async () => {
    const address = `192.0.2.${network}`;
    const rows = async () => (await api.asSuperuser("select 1 from bandstand.rate_limits")).length;
    await times(9, (time) => guess(address, `row-${time}@example.org`));
    await times(7, (time) => askForReset(address, `row-${time}@example.org`));
    const before = await rows();
    const signIns = await times(20, (time) => guess(address, `more-${time}@example.org`));
    const resets = await times(20, (time) => askForReset(address, `more-${time}@example.org`));
    expect(new Set([...signIns, ...resets])).toEqual(new Set([429]));
    expect(await rows()).toBe(before);
  });
});
