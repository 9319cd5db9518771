import { type PromoterAnswer, ANSWERED } from "@bandstand/domain/promoter-answers";
import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

export interface AnsweredProposal {
  readonly answer: PromoterAnswer;
  readonly words: string | null;
  /** "The Half Moon, Sat 05-Dec-2026". */
  readonly gig: string;
  readonly bandName: string;
  /** Who the proposal went to. */
  readonly promoter: string;
  readonly url: string;
}

/** To the contact of a band: what the promoter said to its proposal. */
export function promoterAnswerLetter(told: AnsweredProposal): Composed {
  const { answer, words, gig, bandName, promoter, url } = told;
  return compose(
    {
      subject: `${SUBJECT[answer]}: ${gig}`,
      preview: words ?? NEXT[answer],
      heading: `${promoter} has ${ANSWERED[answer]}`,
      paragraphs: [
        ...(words === null ? [] : [`“${words}”`]),
        `This is about ${bandName} at ${gig}. ${NEXT[answer]}`,
      ],
      action: { label: "Open the event", url },
      footnote: `You get this email because it is the contact address of ${bandName}. Your answer to it goes to ${promoter}.`,
    },
    BANDSTAND,
  );
}

const SUBJECT: Record<PromoterAnswer, string> = {
  accept: "Accepted",
  ask: "A question",
  decline: "Declined",
};

const NEXT: Record<PromoterAnswer, string> = {
  accept: "Nothing is confirmed until you confirm it.",
  ask: "Answer this email, or change the event and propose it again.",
  decline: "The event is as it was; cancel it, or propose something else.",
};
