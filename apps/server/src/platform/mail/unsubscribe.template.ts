import { type Markup, markup } from "../markup.ts";
import type { Page } from "../pages/page-shell.ts";

/** With its button; a mail program that knows the header asks nothing and posts. */
export function askedPage(what: string): Page {
  return page(
    "Stop these mails?",
    markup`<p>You get ${what} by mail. One press, and no more of them come.</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button class="button button-first" type="submit">Stop these mails</button></form>`,
  );
}

export function stoppedPage(what: string): Page {
  return page("No more of these mails", markup`<p>You do not get ${what} by mail any more.</p>`);
}

export function endedPage(): Page {
  return {
    ...page(
      "This link stops nothing",
      markup`<p>It has lost a letter on its way, or the mails that it was for are not sent to this address any more.</p>
<p><a class="button" href="/">To the home page</a></p>`,
    ),
    status: 404,
  };
}

function page(title: string, words: Markup): Page {
  return {
    head: markup`<title>${title}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="unknown"><h1>${title}</h1>${words}</main>`,
    status: 200,
  };
}
