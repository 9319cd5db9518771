/** The page as a visitor gets it: words, links, what is told elsewhere of it, and what never stands in it. */
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi({ now: () => new Date("2026-06-10T12:00:00Z") });

async function newBand(columns: Readonly<Record<string, unknown>> = {}) {
  const { bandUser } = await api.newBand("Second Sunday");
  const { bandId } = bandUser;
  const names = Object.keys(columns);
  if (names.length > 0)
    await api.asSuperuser(
      `update bandstand.bands set ${names.map((name, i) => `${name} = $${i + 2}`).join(", ")} where id = $1`,
      [bandId, ...Object.values(columns)],
    );
  const { identity } = bandUser.TheBand;
  return {
    bandId,
    identity,
    get: (init?: RequestInit) => api.fetch(`/bandpage/${identity}`, init),
  };
}

async function gig(bandId: number, columns: Readonly<Record<string, unknown>>) {
  const all = {
    event_date: "2026-06-20",
    draft: false,
    event_type_id: 1,
    event_status_id: 2,
    ...columns,
  };
  await api.asSuperuser(
    `insert into bandstand.events (band_id, ${Object.keys(all).join(", ")})
     values ($1, ${Object.keys(all)
       .map((_, i) => `$${i + 2}`)
       .join(", ")})`,
    [bandId, ...Object.values(all)],
  );
}

const structured = (html: string): Record<string, unknown> => {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};

describe("the page of a band", () => {
  it("says who they are, since when, and how they are reached", async () => {
    const { get } = await newBand({
      profile: "Songs about trains.\n\nAnd rivers.",
      genre_id: 1,
      location: "Leeds",
      formation_date: "2017-04-01",
      contact_name: "Theo",
      contact_email: "us@ardens.example",
      contact_phone: "01632 960144",
      website: "https://www.ardens.example/",
      facebook_link: "https://social.example/ardens",
    });
    const html = await (await get()).text();
    for (const part of [
      "<h1>Second Sunday</h1>",
      "Rock · Leeds",
      "<p>Songs about trains.</p>",
      "<p>And rivers.</p>",
      '<time datetime="2017-04-01">Sat 01-Apr-2017</time>',
      "9 years ago",
      "Theo",
      '<a href="mailto:us@ardens.example">us@ardens.example</a>',
      '<a href="tel:01632960144">01632 960144</a>',
      '<a href="https://www.ardens.example/" rel="noopener noreferrer">ardens.example</a>',
      "https://social.example/ardens",
    ])
      expect(html).toContain(part);
  });

  it("has its gigs from today on: no draft, nothing private, nothing that is still open, no rehearsal", async () => {
    const { bandId, get } = await newBand();
    await gig(bandId, {
      name: "Midsummer",
      ticket_url: "https://tickets.example/1",
      advance_ticket_price: 8.5,
    });
    await gig(bandId, {
      name: "Called off",
      event_status_id: 3,
      ticket_url: "https://tickets.example/2",
    });
    await gig(bandId, { name: "Tonight", event_date: "2026-06-10" });
    await gig(bandId, { name: "Yesterday", event_date: "2026-06-09" });
    await gig(bandId, { name: "Draft", draft: true });
    await gig(bandId, { name: "Wedding", private_event: true });
    await gig(bandId, { name: "Perhaps", event_status_id: 1 });
    await gig(bandId, { name: "Rehearsal", event_type_id: 2 });
    const html = await (await get()).text();
    for (const name of ["Midsummer", "Called off", "Tonight", "Cancelled", "Tickets £8.50"])
      expect(html).toContain(name);
    for (const name of [
      "Yesterday",
      "Draft",
      "Wedding",
      "Perhaps",
      "Rehearsal",
      "tickets.example/2",
    ])
      expect(html).not.toContain(name);
    expect(html.indexOf("Tonight")).toBeLessThan(html.indexOf("Midsummer"));
  });

  it("lets nothing that was typed into it be more than words", async () => {
    const evil = `</script><script>alert("1")</script>'"&<img src=x onerror=alert(1)>`;
    const { bandId, identity, get } = await newBand({
      profile: evil,
      location: evil,
      contact_name: evil,
      contact_email: evil,
      contact_phone: evil,
      website: "javascript:alert(1)",
      facebook_link: `https://x.example/"onmouseover="alert(1)`,
      you_tube_id: `"><script>`,
      logo_filename: evil,
      picture_filename: `x" onerror="alert(1)`,
    });
    await api.asSuperuser("update bandstand.band_users set nickname = $2 where band_id = $1", [
      bandId,
      `"><script>b</s`,
    ]);
    await gig(bandId, { name: evil.slice(0, 80), ticket_url: "javascript:alert(1)" });
    const response = await get();
    const html = await response.text();
    expect(html.match(/<script/g)).toHaveLength(1);
    const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
    expect(tags.filter((tag) => /\son\w+=/.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([]);
    expect(tags.filter((tag) => /(href|src)="(?!https?:|\/|mailto:|tel:|#)/.test(tag))).toEqual([]);
    expect(structured(html)).toMatchObject({ url: expect.stringContaining(identity) as string });
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self';/);
  });

  it("shows no private field", async () => {
    const { bandId, get } = await newBand({
      rules: "private",
      responsibilities: "private",
      merchandising: "private",
      booking_requirements: "private",
      passwords: "private",
      payment_details: "private",
      dashboard_announcement: "private",
      dashboard_information: "private",
    });
    await gig(bandId, { fee: 4711, booking_name: "private", description: "private" });
    expect(await (await get()).text()).not.toMatch(/private|4711/);
  });

  it("describes itself to search engines as a band with its events", async () => {
    const { bandId, get } = await newBand({
      profile: "Trains & rivers",
      genre_id: 1,
      formation_date: "2017-04-01",
    });
    await gig(bandId, {
      name: "Midsummer",
      start_time: "20:30",
      ticket_url: "https://tickets.example/1",
    });
    const html = await (await get()).text();
    expect(structured(html)).toMatchObject({
      "@type": "MusicGroup",
      name: "Second Sunday",
      genre: "Rock",
      foundingDate: "2017-04-01",
      event: [
        {
          "@type": "MusicEvent",
          name: "Midsummer",
          startDate: "2026-06-20T20:30+01:00",
          eventStatus: "https://schema.org/EventScheduled",
          offers: { url: "https://tickets.example/1" },
        },
      ],
    });
    expect(html).toContain('<meta name="description" content="Trains &amp; rivers">');
    expect(html).toContain(`<meta property="og:image" content="${api.url}/images/share.jpg">`);
  });

  it("is told to those who share it with the band's own picture, and a beginning of a long profile", async () => {
    const { get } = await newBand({
      profile: "word ".repeat(2000),
      picture_filename: "a-picture.jpg",
    });
    const html = await (await get()).text();
    expect(html).toContain(`<meta property="og:image" content="${api.url}/uploads/a-picture.jpg">`);
    const [, description = ""] = /name="description" content="([^"]*)"/.exec(html) ?? [];
    expect(description).toMatch(/word…$/);
    expect(description.length).toBeLessThanOrEqual(161);
  });

  it("is asked for again, and sent again only when something has changed", async () => {
    const { bandId, get } = await newBand({ profile: "Us" });
    const first = await get();
    const tag = first.headers.get("etag") ?? "";
    const again = () => get({ headers: { "if-none-match": tag } });
    expect((await again()).status).toBe(304);
    await api.asSuperuser("update bandstand.bands set profile = 'We' where id = $1", [bandId]);
    // Nobody has told this server: it hears of it.
    await expect.poll(async () => (await again()).status).toBe(200);
    expect(first.headers.get("cache-control")).toContain("max-age=0");
  });

  it("is found under a name that was typed with capitals", async () => {
    const { identity } = await newBand();
    expect((await api.fetch(`/bandpage/${identity.toUpperCase()}`)).status).toBe(200);
  });

  it.each(["nobody-has-this", "%00", "%F0%9F%8E%B8", "%3Cscript%3E", "a".repeat(250)])(
    "is a page of its own with 404 for the identity %s",
    async (identity) => {
      const response = await api.fetch(`/bandpage/${identity}`);
      const html = await response.text();
      expect([response.status, html.includes("<h1>Unknown Band Identity</h1>")]).toEqual([
        404,
        true,
      ]);
      expect(html).not.toContain("<script>");
    },
  );
});

describe("search engines", () => {
  it("are led to bands that say something of themselves", async () => {
    const [told, empty] = [await newBand({ profile: "Us" }), await newBand()];
    const sitemap = await (await api.fetch("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>${api.url}/bandpage/${told.identity}</loc>`);
    expect(sitemap).not.toContain(`${empty.identity}<`);
    expect(await (await api.fetch("/robots.txt")).text()).toContain(
      `Sitemap: ${api.url}/sitemap.xml`,
    );
  });
});
