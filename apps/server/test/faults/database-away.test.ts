/** The database goes away under a running server, and comes back. */
import { inject, afterAll, describe, expect, it } from "vitest";
import { buildApp } from "../../src/app.ts";
import { createDatabase } from "../../src/platform/database/transactions.ts";
import { testApi } from "../api.ts";
import { newSong } from "../recordings.ts";
import { relayTo } from "../relay.ts";

const api = await testApi();
const relay = await relayTo(api.connection);
const database = createDatabase(relay.connection, {
  roles: inject("postgres").roles,
  logins: inject("postgres").logins,
  connections: 3,
});
const app = await buildApp({ ...api.services, database });
const url = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(async () => {
  await app.close();
  await database.close();
  await relay.cut();
});

const { token } = await api.newBand();
const authorization = `Bearer ${token}`;
const read = () => fetch(`${url}/api/songs`, { headers: { authorization } });
const health = () => fetch(`${url}/api/health`);
const add = (title: string) =>
  fetch(`${url}/api/addsong`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ title, artist: "Marlow Skye" }),
  });

describe("a server whose database goes away", () => {
  it("answers 503 in the documented shape, and works without a restart once it is back", async () => {
    await newSong(api, token, "Before");
    expect((await read()).status).toBe(200);

    await relay.cut();
    for (const answer of await Promise.all([read(), add("During"), health()])) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual({
        code: "database_away",
        message: "The server is not available, please try again later.",
      });
    }

    await relay.mend();
    expect((await add("After")).status).toBe(201);
    const songs = (await (await read()).json()) as { title: string }[];
    expect(songs.map(({ title }) => title)).toEqual(["After", "Before"]);
  });

  it("goes on after its connections were dropped", async () => {
    expect((await read()).status).toBe(200);
    relay.drop();
    await expect.poll(async () => (await read()).status).toBe(200);
  });
});
