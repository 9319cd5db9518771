/** The page to which a mailed link leads: the event, and a button for each answer. */
import { type AnswerKey, ANSWERS } from "@bandstand/domain/availability";
import { ANSWER_NOTE_MAX } from "@bandstand/contracts/availability";
import { type Markup, markup } from "../../platform/markup.ts";
import type { Page } from "../../platform/pages/page-shell.ts";
import type { EventToAnswerByMail } from "./asking.repository.ts";
import { factsOf, questionOf, titleOf } from "./event-in-mail.ts";

/** @param isKept whether the answer that it shows was given just now */
export function answerPage(event: EventToAnswerByMail, isKept: boolean): Page {
  const { answer, note, nickname, bandName } = event;
  const said = ANSWERS.find(({ key }) => key === answer)?.name;
  const title = isKept ? `Thank you, ${nickname}` : questionOf(event);
  const told =
    said === undefined
      ? markup`<p>${nickname}, ${bandName} waits for your answer.</p>`
      : markup`<p role="status">You have said <strong>${said.toLowerCase()}</strong> to ${titleOf(event)}. It can be changed here at any time.</p>`;
  return page(
    title,
    markup`${told}
${facts(event)}
<form method="post" class="answer-form">
<label>A note for the band<input name="note" maxlength="${String(ANSWER_NOTE_MAX)}" value="${note ?? ""}" autocomplete="off"></label>
<div class="answer-buttons" role="group" aria-label="Your answer">${ANSWERS.map((one) => button(one, answer))}</div>
</form>`,
  );
}

function button(one: { key: AnswerKey; name: string }, answer: AnswerKey | null): Markup {
  const isGiven = one.key === answer;
  const given = isGiven ? markup` data-given` : markup``;
  return markup`<button class="button" type="submit" name="answer" value="${one.key}"${given}>${isGiven ? "✓ " : ""}${one.name}</button>`;
}

export function closedPage(event: EventToAnswerByMail): Page {
  const state = event.eventStatus_tag === "X" ? "is cancelled" : "is over";
  return page(
    `${titleOf(event)} ${state}`,
    markup`<p>No answer is wanted any more.</p>${facts(event)}${HOME}`,
  );
}

export function unknownLinkPage(): Page {
  return {
    ...page(
      "This link answers nothing",
      markup`<p>It has lost a letter on its way, or the event that it was for is not there any more.</p>${HOME}`,
    ),
    status: 404,
  };
}

const HOME = markup`<p><a class="button" href="/events/index">Open the events</a></p>`;

function facts(event: EventToAnswerByMail): Markup {
  const rows = factsOf(event).map(
    ([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  );
  return markup`<dl class="answer-facts">${rows}</dl>`;
}

function page(title: string, words: Markup): Page {
  return {
    head: markup`<title>${title}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="unknown answer-page"><h1>${title}</h1>${words}</main>`,
    status: 200,
  };
}
