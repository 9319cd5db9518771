/**
 * The page of a proposal, for the promoter who has its link. To look at it changes nothing, since programs that guard a
 * mailbox follow links: three buttons post.
 */
import { ANSWER_WORDS_MAX, PROMOTER_ANSWERS } from "@bandstand/domain/promoter-answers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { takeForms } from "../../../platform/http/form-body.ts";
import { openPageShell, type Page } from "../../../platform/pages/page-shell.ts";
import { PROPOSAL } from "./proposal-link.ts";
import { answeredPage, endedPage, proposalPage } from "./proposal-page.template.ts";
import { answerProposal, openProposal, type ProposalServices } from "./proposal.use-cases.ts";

interface Route {
  Params: { proposal: string };
  Querystring: { signature?: string };
}

/** A long question in any script, percent-encoded. */
const BODY_LIMIT = 32 * 1024;

const answerForm = z.object({
  answer: z.enum(PROMOTER_ANSWERS),
  words: z._default(z.string(), ""),
});

export async function serveProposals(
  app: FastifyInstance,
  services: ProposalServices & { site?: string },
): Promise<void> {
  const send = await openPageShell(services.site);
  const answer = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    send(request, reply, { ...page, isPersonal: true });
  const linkOf = ({ params, query }: FastifyRequest<Route>) => ({
    name: params.proposal,
    signature: query.signature,
  });

  await app.register(async (scope) => {
    takeForms(scope);

    scope.get<Route>(`${PROPOSAL}/:proposal`, async (request, reply) => {
      const proposal = await openProposal(services, linkOf(request));
      return answer(request, reply, proposal ? proposalPage(proposal) : endedPage());
    });

    scope.post<Route>(
      `${PROPOSAL}/:proposal`,
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const given = z.safeParse(answerForm, request.body);
        const proposal = await openProposal(services, linkOf(request));
        if (!proposal) return answer(request, reply, endedPage());
        const said = given.success ? { ...given.data, words: wordsOf(given.data.words) } : null;
        if (!said || (said.answer === "ask" && said.words === null))
          return answer(
            request,
            reply,
            proposalPage(proposal, "Please write your question first."),
          );
        const answered = await answerProposal(services, linkOf(request), said);
        if (!answered) return answer(request, reply, endedPage());
        const { isKept } = answered;
        return answer(
          request,
          reply,
          isKept
            ? answeredPage(answered.proposal, said.answer)
            : proposalPage(answered.proposal, "This could not be kept. Please answer the email."),
        );
      },
    );
  });
}

/** As the database can keep it; null where nothing is said. */
function wordsOf(text: string): string | null {
  const words = text.toWellFormed().replaceAll("\0", "").replaceAll("\r\n", "\n").trim();
  return words === "" ? null : words.slice(0, ANSWER_WORDS_MAX).toWellFormed();
}
