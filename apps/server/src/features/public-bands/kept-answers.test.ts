/** What is kept of a band's public face is what the band says now, whichever of its servers it was said to. */
import { deleteEvent, saveEvent } from "@bandstand/contracts/events";
import { saveBand } from "@bandstand/contracts/bands";
import { saveVenue } from "@bandstand/contracts/venues";
import { describe, expect, it, vi } from "vitest";
import { testApi } from "../../../test/api.ts";
import { CONFIRMED, newEvent } from "../../../test/events.ts";

const api = await testApi();
const elsewhere = await api.another();

async function bandWithGig() {
  const { token, bandUser } = await api.newBand("Second Sunday");
  const { identity } = bandUser.TheBand;
  const gig = await newEvent(api, token, {
    name: "Harvest dance",
    draft: false,
    eventStatusId: CONFIRMED,
  });
  const pages = [
    `/bandpage/${identity}`,
    `/follow/${identity}`,
    `/bandpage/${identity}/gigs.rss`,
    `/calendar/${identity}.ics`,
  ];
  /** What stands at each public place, on the server that is asked. */
  const readOn = async (url: string) => {
    const list = fetch(`${url}/api/pevents`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ bandId: bandUser.bandId }),
    });
    const answers = await Promise.all([list, ...pages.map((page) => fetch(url + page))]);
    return Promise.all(answers.map((answer) => answer.text()));
  };
  /** Until it is kept there: the server listens from its first answer on. */
  const keptOn = async (url: string) => {
    await readOn(url);
    const asked = vi.spyOn(api.services.database, "public");
    await expect
      .poll(async () => {
        asked.mockClear();
        await readOn(url);
        return asked.mock.calls.length;
      })
      .toBe(0);
    asked.mockRestore();
  };
  await keptOn(api.url);
  await keptOn(elsewhere);
  return { token, gig, readOn, bandId: bandUser.bandId };
}

const countOf = (answers: readonly string[], word: string) =>
  answers.filter((text) => text.includes(word)).length;

describe("what everybody is told of a band", () => {
  it("is without a gig that was taken back from the moment that is answered, and at once on other servers", async () => {
    const { token, gig, readOn } = await bandWithGig();
    expect(countOf(await readOn(api.url), "The Half Crown")).toBe(5);
    const body = { draft: true };
    await api.call(saveEvent, { params: { id: String(gig.id) }, body }, token);
    expect(countOf(await readOn(api.url), "The Half Crown")).toBe(0);
    await expect.poll(async () => countOf(await readOn(elsewhere), "The Half Crown")).toBe(0);
  });

  it("is without a gig that was deleted", async () => {
    const { token, gig, readOn } = await bandWithGig();
    await api.call(deleteEvent, { params: { id: String(gig.id) } }, token);
    expect(countOf(await readOn(api.url), "The Half Crown")).toBe(0);
    await expect.poll(async () => countOf(await readOn(elsewhere), "The Half Crown")).toBe(0);
  });

  it("follows the venue and the band by name", async () => {
    const { token, gig, readOn, bandId } = await bandWithGig();
    const params = { id: String(gig.venueId) };
    await api.call(saveVenue, { params, body: { name: "The Full Crown" } }, token);
    await api.call(
      saveBand,
      { params: { id: String(bandId) }, body: { name: "Third Sunday" } },
      token,
    );
    for (const url of [api.url, elsewhere]) {
      await expect.poll(async () => countOf(await readOn(url), "The Full Crown")).toBe(5);
      await expect.poll(async () => countOf(await readOn(url), "Second Sunday")).toBe(0);
    }
  });

  it("follows what changes without any server", async () => {
    const { bandId, readOn } = await bandWithGig();
    await api.asSuperuser(
      "update bandstand.events set event_date = event_date - interval '10 years' where band_id = $1",
      [bandId],
    );
    for (const url of [api.url, elsewhere])
      await expect.poll(async () => countOf(await readOn(url), "The Half Crown")).toBe(0);
  });

  it("is asked for anew once the line on which changes are heard was lost", async () => {
    const { bandId, readOn } = await bandWithGig();
    await api.asSuperuser("alter table bandstand.events disable trigger user");
    try {
      await api.asSuperuser("update bandstand.events set draft = true where band_id = $1", [
        bandId,
      ]);
      expect(countOf(await readOn(elsewhere), "The Half Crown")).toBe(5);
      await api.asSuperuser(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bandstand live' and datname = current_database()",
      );
      await expect.poll(async () => countOf(await readOn(elsewhere), "The Half Crown")).toBe(0);
    } finally {
      await api.asSuperuser("alter table bandstand.events enable trigger user");
    }
  });
});
