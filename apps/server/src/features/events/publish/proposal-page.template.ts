/** What a promoter sees by the link of a proposal. */
import { ANSWER_WORDS_MAX, type PromoterAnswer } from "@bandstand/domain/promoter-answers";
import type { Fact, MailLink } from "../../../platform/mail/letter.ts";
import {
  mapAndCalendar,
  placeAndDay,
  placeOf,
  prices,
  terms,
  whenAndWhere,
} from "../../../platform/mail/letters/gig-words.ts";
import { type Markup, markup } from "../../../platform/markup.ts";
import type { Page } from "../../../platform/pages/page-shell.ts";
import type { OpenedProposal } from "./proposal.use-cases.ts";

const NOTHING: readonly Markup[] = [];

/** `problem` is said above the buttons. */
export function proposalPage(proposal: OpenedProposal, problem = ""): Page {
  const { facts } = proposal;
  const { band, publicDescription } = facts;
  return page(
    `${band.name} at ${placeAndDay(facts)}`,
    markup`<header class="proposal-head">
${logoOf(band.logoFilename)}
<p class="poster-line">Proposal of ${band.name}</p>
<h1>${placeOf(facts)}</h1>
</header>
${publicDescription === null ? NOTHING : markup`<p class="proposal-words">${publicDescription}</p>`}
<dl class="proposal-facts">${[...whenAndWhere(facts, "band"), ...terms(facts), ...prices(facts)].map(factOf)}</dl>
<p class="proposal-links">${mapAndCalendar(facts).map(linkOf)}</p>
${standing(proposal)}
${problem === "" ? NOTHING : markup`<p class="proposal-problem" role="alert">${problem}</p>`}
${formOf(proposal)}`,
  );
}

const THANKS: Record<PromoterAnswer, { title: string; words: string }> = {
  accept: {
    title: "Thank you, accepted",
    words: "The band is told at once. You get an email as soon as it has confirmed the gig.",
  },
  ask: {
    title: "Thank you, asked",
    words: "Your question is on its way to the band. It answers by email.",
  },
  decline: {
    title: "Declined",
    words: "The band is told, and thanks you for the answer.",
  },
};

export function answeredPage({ facts }: OpenedProposal, answer: PromoterAnswer): Page {
  const { title, words } = THANKS[answer];
  return page(
    title,
    markup`<h1>${title}</h1><p>${facts.band.name} at ${placeAndDay(facts)}. ${words}</p>
<p><a class="button" href="">Back to the proposal</a></p>`,
  );
}

export function endedPage(): Page {
  const title = "This proposal is not there any more";
  return {
    ...page(
      title,
      markup`<h1>${title}</h1><p>The link has lost a letter on its way, or the band has taken the proposal back. The email that it came with can be answered.</p>
<p><a class="button" href="/">To the home page</a></p>`,
    ),
    status: 404,
  };
}

/** What was said already, and what has become of the gig. */
function standing({ answers, eventStatusTag, open }: OpenedProposal): Markup | readonly Markup[] {
  const [latest] = answers;
  const said: Record<PromoterAnswer, string> = {
    accept: "You have accepted.",
    ask: "You have asked a question.",
    decline: "You have declined.",
  };
  const words = [
    ...(latest ? [said[latest.answer]] : []),
    ...(eventStatusTag === "C" ? ["The gig is confirmed."] : []),
    ...(eventStatusTag === "X" ? ["The gig is cancelled."] : []),
    ...(open.length === 0 && eventStatusTag !== "X" ? ["The day of the gig is over."] : []),
  ];
  return words.length === 0 ? NOTHING : markup`<p class="proposal-standing">${words.join(" ")}</p>`;
}

const BUTTONS: Record<PromoterAnswer, string> = {
  accept: "Accept",
  ask: "Ask a question",
  decline: "Decline",
};

/** One form, whose button says which answer it is. */
function formOf({ open }: OpenedProposal): Markup | readonly Markup[] {
  if (open.length === 0) return NOTHING;
  return markup`<form method="post" class="proposal-answer">
<label for="words">Your question, or a word with your answer</label>
<textarea id="words" name="words" rows="4" maxlength="${String(ANSWER_WORDS_MAX)}"></textarea>
<p class="proposal-buttons">${open.map(
    (answer) =>
      markup`<button class="button${answer === "accept" ? " button-first" : ""}" type="submit" name="answer" value="${answer}">${BUTTONS[answer]}</button>`,
  )}</p>
</form>`;
}

function logoOf(filename: string | null): Markup | readonly Markup[] {
  if (filename === null) return NOTHING;
  const address = `/uploads/${encodeURIComponent(filename)}`;
  return markup`<img class="poster-logo" src="${address}" alt="" width="96" height="96">`;
}

function factOf([label, value]: Fact): Markup {
  return markup`<dt>${label}</dt><dd>${value}</dd>`;
}

function linkOf({ label, url }: MailLink): Markup {
  return markup`<a class="button" href="${url}" rel="noopener noreferrer">${label}</a>`;
}

function page(title: string, words: Markup): Page {
  return {
    head: markup`<title>${title}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="unknown proposal">${words}</main>`,
    status: 200,
  };
}
