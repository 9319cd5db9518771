/** `/bandpage/{identity}`, and what leads search engines there. */
import type { FastifyInstance } from "fastify";
import { openPageShell } from "../../platform/pages/page-shell.ts";
import { ownAddress } from "../../platform/pages/own-address.ts";
import { bandAddress } from "./band-address.ts";
import { bandHead } from "./band-head.template.ts";
import { bandPage } from "./band-page.template.ts";
import { gigRss } from "./gig-rss.ts";
import { keptPages } from "./kept-pages.ts";
import { listDescribed } from "./public-bands.repository.ts";
import { asIdentity, type PublicServices, type ReadPage } from "./public-bands.use-cases.ts";
import { robots, sitemap } from "./sitemap.ts";
import { unknownBand, unknownBandHead } from "./unknown-band.template.ts";

interface BandPageServices extends Pick<PublicServices, "database" | "publicAnswers"> {
  /** The folder of the built web application. */
  site?: string;
  publicUrl: string | undefined;
  readPage: ReadPage;
}

/** A sitemap may hold 50,000; whoever has more bands than this leads to the newest. */
const MOST_LISTED = 10_000;

export async function serveBandPages(
  app: FastifyInstance,
  { database, publicAnswers, site, publicUrl, readPage }: BandPageServices,
): Promise<void> {
  const send = await openPageShell(site);
  const pageOf = keptPages({
    publicAnswers,
    readPage,
    shell: send,
    write: (page, origin) => ({ head: bandHead(page, origin), body: bandPage(page) }),
  });
  const feeds = publicAnswers.keep<string>();

  app.get<{ Params: { identity: string } }>("/bandpage/:identity", async (request, reply) => {
    const { identity } = request.params;
    const finished = await pageOf(identity, ownAddress(publicUrl, request));
    return finished
      ? send.sendFinished(request, reply, finished)
      : send(request, reply, {
          head: unknownBandHead(),
          body: unknownBand(identity),
          status: 404,
        });
  });

  app.get<{ Params: { identity: string } }>(
    "/bandpage/:identity/gigs.rss",
    async (request, reply) => {
      const identity = asIdentity(request.params.identity);
      const origin = ownAddress(publicUrl, request);
      const feed = await feeds.get(`${origin} ${identity}`, async () => {
        const page = await readPage(identity);
        if (!page) return null;
        const value = gigRss(page, bandAddress(origin, page.band.identity));
        const { id: bandId, timeZone } = page.band;
        return { value, bandId, timeZone, size: 2 * value.length };
      });
      if (feed === null)
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .type("text/plain")
          .send("No such feed.");
      return reply
        .header("content-type", "application/rss+xml; charset=utf-8")
        .header("cache-control", "public, max-age=900")
        .send(feed);
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
