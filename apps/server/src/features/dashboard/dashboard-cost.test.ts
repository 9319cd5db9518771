import { getDashboard } from "@bandstand/contracts/dashboard";
import { savePractice } from "@bandstand/contracts/practices";
import { saveBand } from "@bandstand/contracts/bands";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { calendarBand } from "./dashboard.fixture.ts";

const api = await testApi();

/** What PostgreSQL has been asked on the requests' connections while something was done. */
async function statementsDuring(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const { database } = api.services;
  const { band } = database;
  database.band = (scope, use) =>
    band(scope, (tx) =>
      use({
        ...tx,
        rows: (...given) => {
          count += 1;
          return tx.rows(...given);
        },
        arrays: (...given) => {
          count += 1;
          return tx.arrays(...given);
        },
      }),
    );
  await work();
  database.band = band;
  return count;
}

describe("a dashboard", () => {
  it("takes one statement, however much there is to tell", async () => {
    const { event, read, setlist, venue } = await calendarBand(api);
    expect(await statementsDuring(() => read())).toBe(1);
    const { id: setlistId } = await setlist("Late set", ["Marigold", "Glasshouse"]);
    const venueId = await venue();
    for (const inDays of [-9, -2, 1, 5, 9, 12])
      for (const type of ["G", "RH"] as const)
        await event({ name: `${type} ${inDays}`, inDays, type, setlistId, venueId });
    expect(await statementsDuring(() => read())).toBe(1);
  });

  it("is answered 304 until something that it tells of has changed", async () => {
    const { bandUser, event, setlist, token } = await calendarBand(api);
    const { id: setlistId, songIds } = await setlist("Late set", ["Marigold"]);
    const path = `/api/dashboard/${bandUser.bandId}`;
    const ask = (tag: string) => api.fetch(path, { token, headers: { "if-none-match": tag } });
    const tagAfter = async (change: () => Promise<unknown>) => {
      const tag = (await ask("")).headers.get("etag") ?? "";
      expect((await ask(tag)).status).toBe(304);
      await change();
      return (await ask(tag)).status;
    };
    const params = { id: String(bandUser.bandId) };
    expect(await tagAfter(() => event({ name: "Gig", inDays: 4, setlistId }))).toBe(200);
    const news = { params, body: { dashboardAnnouncement: "Van at 15:00" } };
    expect(await tagAfter(() => api.call(saveBand, news, token))).toBe(200);
    const key = "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10";
    const body = { key, day: "2026-11-20", seconds: 60, loops: 0, cleanSpeed: null };
    const practice = { params: { id: String(songIds[0]) }, body };
    expect(await tagAfter(() => api.call(savePractice, practice, token))).toBe(200);
    expect((await api.call(getDashboard, { params }, token)).answer.practices).toHaveLength(1);
  });
});
