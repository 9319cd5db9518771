/** The gigs of a band as both of its pages list them. */
import { GIG_BLURBS } from "@bandstand/domain/gig-blurbs";
import { expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi({ now: () => new Date("2026-06-10T12:00:00Z") });

async function bandWith(gigs: readonly Readonly<Record<string, unknown>>[]) {
  const { bandUser } = await api.newBand("Second Sunday");
  for (const columns of gigs) {
    const all = { draft: false, event_type_id: 1, event_status_id: 2, ...columns };
    const names = Object.keys(all);
    await api.asSuperuser(
      `insert into bandstand.events (band_id, ${names.join(", ")})
       values ($1, ${names.map((_, i) => `$${i + 2}`).join(", ")})`,
      [bandUser.bandId, ...Object.values(all)],
    );
  }
  const read = async (page: string) =>
    (await api.fetch(`/${page}/${bandUser.TheBand.identity}`)).text();
  return {
    identity: bandUser.TheBand.identity,
    pages: [await read("bandpage"), await read("follow")],
  };
}

it("a gig is opened for what it is, where to read more, when it begins and what it costs", async () => {
  const { pages } = await bandWith([
    {
      name: "Midsummer",
      event_date: "2026-06-20",
      public_description: "With guests <3",
      doors_open_time: "19:00",
      start_time: "20:30",
      band_event_url: "https://band.example/midsummer",
      advance_ticket_price: 8.5,
      door_ticket_price: 10,
      ticket_info: "Under 12 free",
    },
  ]);
  for (const html of pages)
    for (const part of [
      "Sat 20-Jun-2026",
      "<p>With guests &lt;3</p>",
      '<a href="https://band.example/midsummer" rel="noopener noreferrer">More Info</a>',
      "<dt>Doors</dt><dd>19:00</dd>",
      "<dt>Start</dt><dd>20:30</dd>",
      "£8.50 in advance · £10.00 on the door · Under 12 free",
    ])
      expect(html).toContain(part);
});

it("what is not known yet is to be confirmed, and rows without words have a blurb in turn", async () => {
  const { pages } = await bandWith([
    { event_date: "2026-06-20" },
    { event_date: "2026-06-21", public_description: "Ours" },
    { event_date: "2026-06-22" },
  ]);
  for (const html of pages) {
    expect(html).toContain("<dt>Start</dt><dd>TBC</dd>");
    const told = [...html.matchAll(/<\/summary>\n<p>([^<]*)<\/p>/g)].map(([, words]) => words);
    expect(told).toEqual([GIG_BLURBS[0], "Ours", GIG_BLURBS[2]]);
  }
});

it("of a gig that is off nothing is told but that", async () => {
  const { pages } = await bandWith([
    { event_date: "2026-06-20", event_status_id: 3, public_description: "With guests" },
  ]);
  for (const html of pages) {
    expect(html).toContain("Cancelled");
    expect(html).not.toMatch(/With guests|<details class="gig/);
  }
});

it("where there is none, one may look in again or follow", async () => {
  const { pages, identity } = await bandWith([]);
  for (const html of pages)
    expect(html).toContain(
      `Look in again soon, or <a href="/follow/${identity}">follow the band</a>`,
    );
});
