import { expect, it } from "vitest";
import * as z from "zod/mini";
import { testApi } from "../../../test/api.ts";

const api = await testApi({ now: () => new Date("2026-06-10T12:00:00Z") });

/** What search engines ask of a gig, and nothing that they would pass over. */
const musicEvent = z.strictObject({
  "@type": z.literal("MusicEvent"),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(z.url()),
  startDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/)),
  doorTime: z.optional(z.string()),
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

it("the follow page tells search engines of each gig, and of one that is off no more than the list", async () => {
  const { bandUser } = await api.newBand("Second Sunday");
  const { bandId, TheBand } = bandUser;
  await api.asSuperuser(
    "insert into bandstand.venues (band_id, name, location, address) values ($1, 'The Ship', 'Leeds', '1 Quay')",
    [bandId],
  );
  await api.asSuperuser(
    `insert into bandstand.events
       (band_id, name, event_date, event_type_id, event_status_id, draft, start_time, ticket_url, public_description, venue_id)
     select $1, g.name, '2026-07-01'::date + g.days, 1, s.id, false, '20:30', 'https://tickets.example/1', 'Loud', v.id
     from (values (0, 'C', '</script><script>alert(1)</script>'), (1, 'X', 'Off')) g (days, tag, name)
     join bandstand.event_statuses s on s.tag = g.tag join bandstand.venues v on v.band_id = $1`,
    [bandId],
  );
  const html = await (await api.fetch(`/follow/${TheBand.identity}`)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { event } = musicGroup.parse(JSON.parse(json));
  expect(event).toMatchObject([
    {
      name: "</script><script>alert(1)</script>",
      startDate: "2026-07-01T20:30",
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
  expect(event[1]).not.toHaveProperty("offers");
  expect(event[1]).not.toHaveProperty("description");
});
