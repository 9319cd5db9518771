import { saveEvent } from "@bandstand/contracts/events";
import { expect, it } from "vitest";
import { testApi } from "../../../../test/api.ts";
import { CONFIRMED, newEvent } from "../../../../test/events.ts";

const api = await testApi();

async function bandWithGig() {
  const { token, bandUser } = await api.newBand("Salt & Rye");
  const { identity } = bandUser.TheBand;
  const gig = await newEvent(api, token, {
    name: "Harvest dance",
    draft: false,
    eventStatusId: CONFIRMED,
  });
  return { token, identity, gig, address: `/embed/${encodeURIComponent(identity)}` };
}

const framing = ({ headers }: Response) => ({
  ancestors: /frame-ancestors [^;]+/.exec(headers.get("content-security-policy") ?? "")?.[0],
  old: headers.get("x-frame-options"),
});

it("the gigs of a band stand alone, for a frame on any site, and are not found twice by search engines", async () => {
  const { identity, address } = await bandWithGig();
  const answer = await api.fetch(address);
  const html = await answer.text();
  expect(html).toContain("<strong>The Half Crown</strong>");
  expect(html).toContain("<title>Gigs of Salt &amp; Rye</title>");
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/bandpage/${identity}">`));
  expect(html).toContain('<base target="_blank">');
  expect(framing(answer)).toEqual({ ancestors: "frame-ancestors *", old: null });
});

it("may be framed as well where it has not changed, and where nobody has the identity", async () => {
  const { address } = await bandWithGig();
  const etag = (await api.fetch(address)).headers.get("etag") ?? "";
  const same = await api.fetch(address, { headers: { "if-none-match": etag } });
  const unknown = await api.fetch("/embed/nobody-at-all");
  expect([same.status, unknown.status]).toEqual([304, 404]);
  for (const answer of [same, unknown])
    expect(framing(answer)).toEqual({ ancestors: "frame-ancestors *", old: null });
});

it.each(["/", "/signin", "/bandpage/{band}", "/follow/{band}", "/api/health"])(
  "may be framed, and %s may not",
  async (page) => {
    const { identity } = await bandWithGig();
    expect(framing(await api.fetch(page.replace("{band}", identity)))).toEqual({
      ancestors: "frame-ancestors 'none'",
      old: "DENY",
    });
  },
);

it("a gig that is taken back is gone from it", async () => {
  const { token, address, gig } = await bandWithGig();
  await api.fetch(address);
  const params = { id: String(gig.id) };
  await api.call(saveEvent, { params, body: { draft: true } }, token);
  expect(await (await api.fetch(address)).text()).not.toContain("Harvest dance");
});
