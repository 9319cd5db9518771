/** Whoever opens a page, and makes no call, reads what went wrong instead of getting it as data. */
import type { FastifyInstance } from "fastify";
import { failureOf } from "../http/failures.ts";
import { type Markup, markup } from "../markup.ts";
import type { Page, SendPage } from "./page-shell.ts";

interface PageFailureOptions {
  send: SendPage;
  /** What the pages could not show; null where there is no more to say than why. */
  title: string | null;
}

/** For the routes that are registered on `pages`. */
export function answerFailuresAsPages(
  pages: FastifyInstance,
  { send, title }: PageFailureOptions,
): void {
  pages.setErrorHandler(async (error, request, reply) => {
    const { status, message, reference } = failureOf(error, request, reply, pages.noteFailure);
    const said = [...(title === null ? [] : [message]), ...(reference ? [`(${reference})`] : [])];
    const again = request.method === "GET" ? request.url : null;
    return send(request, reply, { ...failurePage(title ?? message, { said, again }), status });
  });
}

function failurePage(
  title: string,
  { said, again }: { said: string[]; again: string | null },
): Omit<Page, "status"> {
  const words: Markup[] = said.length === 0 ? [] : [markup`<p>${said.join(" ")}</p>`];
  return {
    head: markup`<title>${title}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="unknown">
<h1>${title}</h1>
${words}
<p><a class="button" href="${again ?? "/"}">${again === null ? "To the home page" : "Try again"}</a></p>
</main>`,
    isPersonal: true,
  };
}
