/** `/embed/{identity}`: the gigs of a band, for a frame on its own site. */
import type { FastifyInstance } from "fastify";
import { letBeFramed } from "../../../platform/http/security-headers.ts";
import type { PublicAnswers } from "../../../platform/live/public-answers.ts";
import { ownAddress } from "../../../platform/pages/own-address.ts";
import { openPageShell } from "../../../platform/pages/page-shell.ts";
import { keptPages } from "../kept-pages.ts";
import type { ReadPage } from "../public-bands.use-cases.ts";
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
  const pageOf = keptPages({
    publicAnswers,
    readPage,
    shell: send,
    write: (page, origin) => ({ head: embedHead(page, origin), body: embedPage(page) }),
  });

  app.get<{ Params: { identity: string } }>("/embed/:identity", async (request, reply) => {
    letBeFramed(reply);
    const finished = await pageOf(request.params.identity, ownAddress(publicUrl, request));
    return finished
      ? send.sendFinished(request, reply, finished)
      : send(request, reply, { head: unknownEmbedHead(), body: unknownEmbed(), status: 404 });
  });
}
