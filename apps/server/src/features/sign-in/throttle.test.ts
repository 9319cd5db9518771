import { register, sendPasswordReset, signIn } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../../../test/api.ts";

const api = await testApi({
  limits: {
    signInPerAccount: 3,
    signInPerAddress: 8,
    signInUntilSlow: 1000,
    registerPerAddress: 4,
    resetPerAccount: 2,
    resetPerAddress: 5,
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
});

const email = "mira@example.org";
await api.call(register, { body: { email, password: PASSWORD, bandName: "The Ardens" } });
const attempt = (password: string, address = email) =>
  api.call(signIn, { body: { email: address, password } });

describe("limits", () => {
  it("leave successes free", async () => {
    for (let time = 0; time < 5; time += 1) expect((await attempt(PASSWORD)).status).toBe(200);
  });

  it("stop failed sign-ins to one account, also the right password then, and say how long to wait", async () => {
    for (let time = 0; time < 3; time += 1) expect((await attempt("Wrong!123")).status).toBe(401);
    const { status, failure, headers } = await attempt(PASSWORD);
    expect(status).toBe(429);
    expect(failure.code).toBe("throttled");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
  });

  it("hold across servers of one database", async () => {
    const other = await api.another();
    const response = await fetch(`${other}/api/signin`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(response.status).toBe(429);
  });

  it("hold under parallel tries", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => attempt("Wrong!123", "parallel@example.org")),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(3);
  });

  it("stop failed sign-ins from one address whatever the account", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1)
      statuses.push((await attempt("Wrong!123", `a${time}@example.org`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("stop registrations from one address", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const body = { email: `new${time}@example.org`, password: PASSWORD, bandName: "Too Many" };
      statuses.push((await api.call(register, { body })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it("stop reset mails to one account", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1)
      statuses.push((await api.call(sendPasswordReset, { body: { email } })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
