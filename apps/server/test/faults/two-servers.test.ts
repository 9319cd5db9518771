/** Two servers on one database at the same time. */
import { register, sendPasswordReset } from "@bandstand/contracts/sign-in";
import { describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "../api.ts";
import { newSong } from "../recordings.ts";

const api = await testApi({
  limits: {
    signInPerAccount: 4,
    signInPerAddress: 1000,
    signInUntilSlow: 1000,
    registerPerAddress: 1000,
    resetPerAccount: 3,
    resetPerAddress: 1000,
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
const other = await api.another();
const { token } = await api.newBand();

function to(server: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(server + path, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
}

const waitingForARow = async () =>
  (
    await api.asSuperuser(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

describe("two servers on one database", () => {
  it("take writes side by side, and both show them all", async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `Song ${index + 10}`);
    const added = await Promise.all(
      titles.map((title, index) =>
        to(index % 2 ? other : api.url, "/api/addsong", { title, artist: "A" }),
      ),
    );
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]));
    for (const server of [api.url, other]) {
      const songs = (await (await to(server, "/api/songs")).json()) as { title: string }[];
      expect(songs.map(({ title }) => title)).toEqual(titles);
    }
  });

  it("let one of two savers through, whichever server each one asks", async () => {
    const song = await newSong(api, token, "Contested");
    const asked = await api.services.database.system(async (tx) => {
      await tx.rows({ text: "select from songs where id = $1 for update" }, [song.id]);
      // As many as one band may have connections here.
      const requests = [api.url, other, api.url].map((server, index) =>
        to(server, `/api/savesong/${song.id}`, { bpm: 100 + index, updatedAt: song.updatedAt }),
      );
      // All come as far as they can before the first may write.
      await expect.poll(waitingForARow).toBe(3);
      return requests;
    });
    const saves = await Promise.all(asked);
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it("move each other's entity tags", async () => {
    const tag = (await to(api.url, "/api/songs")).headers.get("etag") ?? "";
    const ask = async () =>
      (await to(api.url, "/api/songs", undefined, { "if-none-match": tag })).status;
    expect(await ask()).toBe(304);
    expect((await to(other, "/api/addsong", { title: "Moves", artist: "A" })).status).toBe(201);
    expect(await ask()).toBe(200);
  });

  it("count failed sign-ins together", async () => {
    const email = "mira@example.org";
    await api.call(register, { body: { email, password: PASSWORD, bandName: "The Ardens" } });
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const body = { email, password: "Wrong!123" };
      statuses.push((await to(time % 2 ? other : api.url, "/api/signin", body)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
  });

  it("count password resets together", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const body = { email: "nobody@example.org" };
      const path = `/api${sendPasswordReset.path}`;
      statuses.push((await to(time % 2 ? other : api.url, path, body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("end a session on both when it is signed out on one", async () => {
    const session = await api.newBand();
    const headers = { authorization: `Bearer ${session.token}` };
    expect((await fetch(`${other}/api/songs`, { headers })).status).toBe(200);
    await fetch(`${api.url}/api/signout`, { method: "POST", headers });
    expect((await fetch(`${other}/api/songs`, { headers })).status).toBe(401);
  });
});
