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

  it("says so on pages as a page, and of gigs that they could not be read", async () => {
    const { bandUser } = await api.newBand("The Corncrakes");
    const { identity } = bandUser.TheBand;
    await relay.cut();
    const away = "The server is not available, please try again later.";
    const gigs = "Error reading event data.";
    for (const [path, title] of [
      [`/bandpage/${identity}`, gigs],
      [`/embed/${identity}`, gigs],
      [`/follow/${identity}`, gigs],
      [`/press/${identity}`, away],
      ["/unsubscribe/gigs/1.1", away],
    ] as const) {
      const answer = await fetch(`${url}${path}`);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const html = await answer.text();
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(away);
      expect(html).toContain(`<a class="button" href="${path}">Try again</a>`);
    }
    await relay.mend();
    expect((await fetch(`${url}/bandpage/${identity}`)).status).toBe(200);
  });

  it("goes on after its connections were dropped", async () => {
    expect((await read()).status).toBe(200);
    relay.drop();
    await expect.poll(async () => (await read()).status).toBe(200);
  });
});
