/** `/embed/{identity}`: the gigs of a band, for a frame on its own site. */
import type { FastifyInstance } from "fastify";
import { letBeFramed } from "../../../platform/http/security-headers.ts";
import type { PublicAnswers } from "../../../platform/live/public-answers.ts";
import { ownAddress } from "../../../platform/pages/own-address.ts";
import { type FinishedPage, openPageShell } from "../../../platform/pages/page-shell.ts";
import { asIdentity, type ReadPage } from "../public-bands.use-cases.ts";
import { embedHead, embedPage, unknownEmbed, unknownEmbedHead } from "./embed-page.template.ts";

interface EmbedServices {
  publicAnswers: PublicAnswers;
  readPage: ReadPage;
  publicUrl: string | undefined;
  /** The folder of the built web application. */
  site?: string;
}

export async function serveEmbedPages(
  app: FastifyInstance,
  { publicAnswers, readPage, publicUrl, site }: EmbedServices,
): Promise<void> {
  const send = await openPageShell(site);
  const pages = publicAnswers.keep<FinishedPage>();

  app.get<{ Params: { identity: string } }>("/embed/:identity", async (request, reply) => {
    const identity = asIdentity(request.params.identity);
    const origin = ownAddress(publicUrl, request);
    letBeFramed(reply);
    const finished = await pages.get(`${origin} ${identity}`, async () => {
      const page = await readPage(identity);
      if (!page) return null;
      const value = await send.finish({ head: embedHead(page, origin), body: embedPage(page) });
      const { id: bandId, timeZone } = page.band;
      return { value, bandId, timeZone, size: 2 * value.html.length + value.zipped.length };
    });
    return finished
      ? send.sendFinished(request, reply, finished)
      : send(request, reply, { head: unknownEmbedHead(), body: unknownEmbed(), status: 404 });
  });
}
