/** `/bandpage/{identity}`, and what leads search engines there. */
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import { openPageShell } from "../../platform/pages/page-shell.ts";
import { ownAddress } from "../../platform/pages/own-address.ts";
import { bandAddress } from "./band-address.ts";
import { bandHead } from "./band-head.template.ts";
import { bandPage } from "./band-page.template.ts";
import { gigRss } from "./gig-rss.ts";
import { listDescribed } from "./public-bands.repository.ts";
import { asIdentity, readPage } from "./public-bands.use-cases.ts";
import { robots, sitemap } from "./sitemap.ts";
import { unknownBand, unknownBandHead } from "./unknown-band.template.ts";

interface BandPageServices {
  database: Database;
  /** The folder of the built web application. */
  site?: string;
  publicUrl: string | undefined;
  now: () => Date;
}

/** A sitemap may hold 50,000; whoever has more bands than this leads to the newest. */
const MOST_LISTED = 10_000;

export async function serveBandPages(
  app: FastifyInstance,
  { database, site, publicUrl, now }: BandPageServices,
): Promise<void> {
  const send = await openPageShell(site);

  app.get<{ Params: { identity: string } }>("/bandpage/:identity", async (request, reply) => {
    const { identity } = request.params;
    const page = await readPage(database, asIdentity(identity), now());
    const origin = ownAddress(publicUrl, request);
    return page
      ? send(request, reply, {
          head: bandHead(page, origin),
          body: bandPage(page),
          status: 200,
        })
      : send(request, reply, {
          head: unknownBandHead(),
          body: unknownBand(identity),
          status: 404,
        });
  });

  app.get<{ Params: { identity: string } }>(
    "/bandpage/:identity/gigs.rss",
    async (request, reply) => {
      const page = await readPage(database, asIdentity(request.params.identity), now());
      if (!page)
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .type("text/plain")
          .send("No such feed.");
      return reply
        .header("content-type", "application/rss+xml; charset=utf-8")
        .header("cache-control", "public, max-age=900")
        .send(gigRss(page, bandAddress(ownAddress(publicUrl, request), page.band.identity)));
    },
  );

  app.get("/sitemap.xml", async (request, reply) => {
    const identities = await database.public((tx) => listDescribed(tx, MOST_LISTED));
    return reply
      .header("content-type", "application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(sitemap(ownAddress(publicUrl, request), identities));
  });

  app.get("/robots.txt", (request, reply) =>
    reply
      .header("content-type", "text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robots(ownAddress(publicUrl, request))),
  );
}
