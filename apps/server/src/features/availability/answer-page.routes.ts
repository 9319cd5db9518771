/**
 * Answering by a mailed link, without signing in. To look at it changes nothing, since programs that guard a mailbox follow
 * links: a page asks, and its buttons post.
 */
import { answerEventBody } from "@bandstand/contracts/availability";
import { wantsAnswers } from "@bandstand/domain/availability";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import { takeForms } from "../../platform/http/form-body.ts";
import { openPageShell, type Page } from "../../platform/pages/page-shell.ts";
import type { LinkKey } from "../../platform/security/signatures.ts";
import { ANSWER, askedIn, isAnswerSignature } from "./answer-link.ts";
import { answerPage, closedPage, unknownLinkPage } from "./answer-page.template.ts";
import { holdEvent } from "./answers.repository.ts";
import { take } from "./answers.use-cases.ts";
import { findAsked } from "./asking.repository.ts";

interface AnswerPageServices {
  database: Database;
  linkKey: LinkKey;
  now: () => Date;
  /** The folder of the built web application. */
  site?: string;
}

interface Route {
  Params: { asked: string };
  Querystring: { signature?: string };
}

export async function serveAnswerPage(
  app: FastifyInstance,
  { database, linkKey: key, now, site }: AnswerPageServices,
): Promise<void> {
  const send = await openPageShell(site);
  const answerWith = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    send(request, reply, { ...page, isPersonal: true });

  /** Null for a link that was not made here, or whose member or event is gone: nobody learns which. */
  async function open({ params, query }: FastifyRequest<Route>) {
    const asked = askedIn(params.asked);
    const event = asked && (await database.system((tx) => findAsked(tx, asked, now())));
    if (!asked || !event) return null;
    const isSigned = isAnswerSignature(query.signature, { key, asked, email: event.email });
    return isSigned ? { asked, event, isOpen: wantsAnswers(event, event.today) } : null;
  }

  await app.register(async (scope) => {
    takeForms(scope);

    scope.get<Route>(`${ANSWER}/:asked`, async (request, reply) => {
      const opened = await open(request);
      if (!opened) return answerWith(request, reply, unknownLinkPage());
      const { event, isOpen } = opened;
      return answerWith(request, reply, isOpen ? answerPage(event, false) : closedPage(event));
    });

    scope.post<Route>(`${ANSWER}/:asked`, async (request, reply) => {
      const opened = await open(request);
      if (!opened) return answerWith(request, reply, unknownLinkPage());
      const { asked, event, isOpen } = opened;
      if (!isOpen) return answerWith(request, reply, closedPage(event));
      const given = answerEventBody.safeParse(request.body);
      // What is no answer changes nothing, and the page asks again.
      if (!given.success) return answerWith(request, reply, answerPage(event, false));
      const { answer, note = event.note } = given.data;
      const { bandId, eventId, bandUserId } = asked;
      const isKept = await database.band({ bandId, bandUserId }, async (tx) => {
        // It may have gone since it was read.
        if ((await holdEvent(tx, eventId)) === undefined) return false;
        await take(tx, now(), { eventId, bandUserId, answer, note });
        return true;
      });
      const page = isKept ? answerPage({ ...event, answer, note }, true) : unknownLinkPage();
      return answerWith(request, reply, page);
    });
  });
}
