/**
 * A deputy answers by a mailed link, without signing in. To look at it changes nothing, since programs that guard a mailbox
 * follow links: a page asks, and its buttons post.
 */
import { wantsAnswers } from "@bandstand/domain/availability";
import { isOpenToGuests } from "@bandstand/domain/deputies";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { takeForms } from "../../../platform/http/form-body.ts";
import { openPageShell, type Page } from "../../../platform/pages/page-shell.ts";
import { DEPUTY, guestUrl } from "./deputy-links.ts";
import { moveDeputies } from "./deputy-moves.ts";
import {
  acceptedPage,
  askedPage,
  declinedPage,
  endedPage,
  notWantedPage,
} from "./deputy-page.template.ts";
import {
  type DeputyPageServices,
  type DeputyRoute,
  openDeputyLink,
  type OpenedLink,
} from "./open-deputy-link.ts";

const answerForm = z.object({ answer: z.enum(["accept", "decline", "giveUp"]) });

export async function serveDeputyPage(
  app: FastifyInstance,
  services: DeputyPageServices,
): Promise<void> {
  const { database, now } = services;
  const send = await openPageShell(services.site);
  const answerWith = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    send(request, reply, { ...page, isPersonal: true });
  const show = async (request: FastifyRequest<DeputyRoute>, reply: FastifyReply) => {
    const opened = await openDeputyLink(services, request, "deputy");
    return answerWith(request, reply, opened ? pageOf(opened) : endedPage());
  };

  await app.register(async (scope) => {
    takeForms(scope);

    scope.get<DeputyRoute>(`${DEPUTY}/:place`, show);

    scope.post<DeputyRoute>(`${DEPUTY}/:place`, async (request, reply) => {
      const opened = await openDeputyLink(services, request, "deputy");
      const given = z.safeParse(answerForm, request.body);
      // What is no answer changes nothing, and the page asks again.
      if (opened && given.success && wantsAnswers(opened.gig, opened.gig.today)) {
        const { bandUserId, askingId } = opened.gig;
        const { bandId } = opened.link.place;
        const move = { kind: given.data.answer, bandUserId };
        await database.band({ bandId, bandUserId }, (tx) =>
          moveDeputies(tx, now(), askingId, move),
        );
      }
      return show(request, reply);
    });
  });
}

/** What holds now, whatever was pressed: somebody else may have been quicker. */
function pageOf({ gig, link }: OpenedLink): Page {
  if (gig.outcome === "accepted" && isOpenToGuests(gig, gig.today))
    return acceptedPage(gig, guestUrl("", link));
  const isWaitedFor = gig.askedAt !== null && gig.outcome === null;
  if (isWaitedFor && wantsAnswers(gig, gig.today)) return askedPage(gig);
  return gig.outcome === "declined" ? declinedPage(gig) : notWantedPage(gig);
}
