import { expect, it } from "vitest";
import * as z from "zod/mini";
import { testApi } from "../../../test/api.ts";

const api = await testApi({ now: () => new Date("2026-06-10T12:00:00Z") });

const moment = z.iso.datetime({ offset: true, precision: -1 });

/** What search engines ask of a gig, and nothing that they would pass over. */
const musicEvent = z.strictObject({
  "@type": z.literal("MusicEvent"),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(z.url()),
  url: z.url(),
  startDate: z.union([z.iso.date(), moment]),
  doorTime: z.optional(moment),
  endDate: z.optional(moment),
  eventStatus: z.enum(["https://schema.org/EventScheduled", "https://schema.org/EventCancelled"]),
  eventAttendanceMode: z.literal("https://schema.org/OfflineEventAttendanceMode"),
  performer: z.strictObject({ "@type": z.literal("MusicGroup"), "@id": z.url(), name: z.string() }),
  location: z.optional(
    z.strictObject({
      "@type": z.literal("MusicVenue"),
      name: z.string(),
      address: z.optional(z.string()),
    }),
  ),
  offers: z.optional(
    z.strictObject({
      "@type": z.literal("Offer"),
      url: z.url(),
      price: z.optional(z.number()),
      priceCurrency: z.optional(z.literal("GBP")),
    }),
  ),
});
const musicGroup = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@type": z.literal("MusicGroup"),
  "@id": z.url(),
  url: z.url(),
  name: z.string(),
  event: z.array(musicEvent),
});

async function eventsTold(identity: string) {
  const html = await (await api.fetch(`/follow/${identity}`)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return musicGroup.parse(JSON.parse(json)).event;
}

it("the follow page tells search engines of each gig, and of one that is off no more than the list", async () => {
  const { bandUser } = await api.newBand("Second Sunday");
  const { bandId, TheBand } = bandUser;
  await api.asSuperuser(
    "insert into bandstand.venues (band_id, name, location, address) values ($1, 'The Ship', 'Leeds', '1 Quay')",
    [bandId],
  );
  await api.asSuperuser(
    `insert into bandstand.events
       (band_id, name, event_date, event_type_id, event_status_id, draft, start_time, doors_open_time, end_time, ticket_url, public_description, venue_id)
     select $1, g.name, '2026-07-01'::date + g.days, 1, s.id, false, '20:30', '19:30', '00:15', 'https://tickets.example/1', 'Loud', v.id
     from (values (0, 'C', '</script><script>alert(1)</script>'), (1, 'X', 'Off')) g (days, tag, name)
     join bandstand.event_statuses s on s.tag = g.tag join bandstand.venues v on v.band_id = $1`,
    [bandId],
  );
  const event = await eventsTold(TheBand.identity);
  expect(event).toMatchObject([
    {
      name: "</script><script>alert(1)</script>",
      url: expect.stringMatching(new RegExp(`/bandpage/${TheBand.identity}$`)),
      doorTime: "2026-07-01T19:30+01:00",
      startDate: "2026-07-01T20:30+01:00",
      endDate: "2026-07-02T00:15+01:00",
      eventStatus: "https://schema.org/EventScheduled",
      description: "Loud",
      location: { name: "The Ship", address: "1 Quay" },
      offers: { url: "https://tickets.example/1" },
    },
    {
      startDate: "2026-07-02",
      eventStatus: "https://schema.org/EventCancelled",
      location: { address: "Leeds" },
    },
  ]);
  for (const hidden of ["offers", "description", "doorTime", "endDate"])
    expect(event[1]).not.toHaveProperty(hidden);
});

it.each([
  [
    "which begins after midnight",
    { doors: "22:00", start: "00:30", end: "03:00" },
    ["2026-11-20T22:00+11:00", "2026-11-21T00:30+11:00", "2026-11-21T03:00+11:00"],
  ],
  [
    "of which only the doors are known",
    { doors: "19:00", start: null, end: null },
    ["2026-11-20T19:00+11:00", "2026-11-20T19:00+11:00", undefined],
  ],
  [
    "of which only the end is known",
    { doors: null, start: null, end: "23:00" },
    [undefined, "2026-11-20", undefined],
  ],
])("a gig %s is told by the clocks of the band", async (_which, { doors, start, end }, told) => {
  const { bandUser } = await api.newBand("Second Sunday");
  await api.asSuperuser("update bandstand.bands set time_zone = 'Australia/Sydney' where id = $1", [
    bandUser.bandId,
  ]);
  await api.asSuperuser(
    `insert into bandstand.events
       (band_id, name, event_date, event_type_id, event_status_id, draft, doors_open_time, start_time, end_time)
     values ($1, 'Late', '2026-11-20', 1, 2, false, $2, $3, $4)`,
    [bandUser.bandId, doors, start, end],
  );
  const [event] = await eventsTold(bandUser.TheBand.identity);
  expect([event?.doorTime, event?.startDate, event?.endDate]).toEqual(told);
});
