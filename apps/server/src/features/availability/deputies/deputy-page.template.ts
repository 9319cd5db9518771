/** The page to which a deputy's mail leads: the gig, and whether they play. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { guestSees } from "@bandstand/domain/deputies";
import { type Markup, markup } from "../../../platform/markup.ts";
import type { Page } from "../../../platform/pages/page-shell.ts";
import type { Fact } from "../../../platform/mail/letter.ts";
import { factsOf, titleOf } from "../event-in-mail.ts";
import type { DeputyAtGig } from "./asked-deputy.repository.ts";
import { answerByWords, deputyFacts, deputyQuestion } from "./deputy-words.ts";

export function askedPage(gig: DeputyAtGig): Page {
  const { nickname, bandName, note } = gig;
  const said = note === null ? markup`` : markup`<p class="deputy-note">“${note}”</p>`;
  return page(
    deputyQuestion(gig),
    markup`<p>${nickname}, ${bandName} asks you now. Until ${answerByWords(gig) ?? ""} nobody else is asked.</p>
${said}
${facts(deputyFacts(gig))}
<form method="post" class="answer-form">
<div class="answer-buttons deputy-buttons" role="group" aria-label="Your answer">
<button class="button button-first" type="submit" name="answer" value="accept">Accept</button>
<button class="button" type="submit" name="answer" value="decline">Decline</button>
</div>
</form>`,
  );
}

/** @param address of the pages of this gig */
export function acceptedPage(gig: DeputyAtGig, address: string): Page {
  const { nickname, bandName } = gig;
  return page(
    `Thank you, ${nickname}`,
    markup`<p role="status">You play ${titleOf(gig)} on ${formatDateWithWeekday(gig.eventDate)}. ${bandName} is told, and nobody else is asked.</p>
<p>The button leads to ${guestSees(gig)} of this gig, and so does a mail that is on its way to you.</p>
<p><a class="button button-first" href="${address}">Open the gig</a></p>
${facts(factsOf(gig))}
<details class="deputy-out">
<summary>I cannot after all</summary>
<p>${bandName} is told, the next deputy is asked, and the gig is open to you no more. It helps to say why${whereTo(gig)}.</p>
<form method="post"><button class="button" type="submit" name="answer" value="giveUp">Give the place up</button></form>
</details>`,
  );
}

export function declinedPage(gig: DeputyAtGig): Page {
  return page(
    "You have declined",
    markup`<p role="status">Thank you for the answer, ${gig.nickname}. ${gig.bandName} asks somebody else for ${titleOf(gig)}.</p>`,
  );
}

/** Not wanted any more, for whatever reason. */
export function notWantedPage(gig: DeputyAtGig): Page {
  const [title, words] = whyNot(gig);
  return page(title, markup`<p>${words}</p>${facts(factsOf(gig))}`);
}

function whyNot(gig: DeputyAtGig): [title: string, words: string] {
  const what = titleOf(gig);
  if (gig.eventStatus_tag === "X") return [`${what} is cancelled`, "No deputy is wanted any more."];
  if (gig.eventDate < gig.today) return [`${what} is over`, "No deputy is wanted any more."];
  if (gig.outcome === "ran_out")
    return [
      "Your time to answer is over",
      `${gig.bandName} has asked somebody else. If you can play, answer the mail: they may still be glad of it.`,
    ];
  return [
    "You are not needed any more",
    `${gig.bandName} does not wait for an answer of yours any more, and thanks you all the same.`,
  ];
}

export function endedPage(): Page {
  return {
    ...page(
      "This link opens nothing",
      markup`<p>It has lost a letter on its way, or the gig that it was for is not there any more.</p>
<p><a class="button" href="/">To the home page</a></p>`,
    ),
    status: 404,
  };
}

function whereTo({ contactEmail }: DeputyAtGig): Markup {
  return contactEmail === null
    ? markup``
    : markup`: <a href="mailto:${contactEmail}">${contactEmail}</a>`;
}

function facts(told: readonly Fact[]): Markup {
  const rows = told.map(([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`);
  return markup`<dl class="answer-facts">${rows}</dl>`;
}

function page(title: string, words: Markup): Page {
  return {
    head: markup`<title>${title}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="unknown answer-page deputy-page"><h1>${title}</h1>${words}</main>`,
    status: 200,
  };
}
