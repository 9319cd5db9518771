import { subscribeFollower } from "@bandstand/contracts/following";
import { expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { readConfig } from "../../../config.ts";

const { limits } = readConfig({});
const api = await testApi({
  limits: { ...limits, followPerAddress: 6, followPerBand: 4, followPerMailbox: 2 },
});

it("following is limited by mailbox, by band and by address, whoever follows already", async () => {
  const [one, other, third] = [await api.newBand(), await api.newBand(), await api.newBand()];
  const follow = async ({ bandUser }: typeof one, email: string) =>
    (
      await api.call(subscribeFollower, {
        body: { bandId: bandUser.bandId, email, location: "Leeds" },
      })
    ).status;
  expect(await follow(one, "a@example.org")).toBe(200);
  expect(await follow(one, "a@example.org")).toBe(200);
  expect(await follow(one, "a@example.org")).toBe(429);
  expect(await follow(other, "a@example.org")).toBe(200);
  expect(await follow(third, "a@example.org")).toBe(200);
  expect(await follow(third, "b@example.org")).toBe(200);
  expect(await follow(third, "c@example.org")).toBe(429);
});

it("a band takes no more than so many in an hour", async () => {
  const { database } = api;
  await database.system((tx) => tx.rows({ text: "delete from rate_limits" }));
  const { bandUser } = await api.newBand();
  const statuses = [];
  for (const name of ["a", "b", "c", "d", "e"]) {
    const body = { bandId: bandUser.bandId, email: `${name}@example.org`, location: "Leeds" };
    statuses.push((await api.call(subscribeFollower, { body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});
