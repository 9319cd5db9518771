import { expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi({ now: () => new Date("2026-06-10T12:00:00Z") });

it("the public gigs of a band are a feed: none that is private, and nothing of one that is off", async () => {
  const { bandUser } = await api.newBand("Second Sunday");
  await api.asSuperuser(
    `insert into bandstand.events (band_id, draft, event_type_id, event_date, name, event_status_id, private_event, public_description, start_time)
     values ($1, false, 1, '2026-06-20', 'Mid & <summer>', 2, false, E'Guests\\x07 ]]>', '20:30'),
       ($1, false, 1, '2026-06-21', 'Rain', 3, false, 'A secret', null), ($1, false, 1, '2026-06-22', 'Wedding', 2, true, null, null)`,
    [bandUser.bandId],
  );
  const page = `/bandpage/${bandUser.TheBand.identity}`;
  const response = await api.fetch(`${page}/gigs.rss`);
  expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  const text = await response.text();
  const titles = [...text.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title);
  expect(titles).toEqual([
    "Sat 20-Jun-2026, Mid &amp; &lt;summer&gt;",
    "Cancelled: Sun 21-Jun-2026, Rain",
  ]);
  expect(text).toContain("<description>Start 20:30 · Guests ]]&gt;</description>");
  expect(text).not.toContain("A secret");
  expect(await (await api.fetch(page)).text()).toContain(
    `<link rel="alternate" type="application/rss+xml" title="Gigs of Second Sunday" href="${api.url}${page}/gigs.rss">`,
  );
  expect((await api.fetch("/bandpage/nobody/gigs.rss")).status).toBe(404);
});
