import { BANDSTAND } from "../brand.ts";
import { compose, type Composed } from "../compose.ts";

export interface Asking {
  readonly bandName: string;
  /** "Can you play Half Crown Saturday on Sat 28 Nov?" */
  readonly question: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Asked before, and not answered. */
  readonly isReminder: boolean;
  readonly url: string;
}

/** To a member of a band, about an event. */
export function askingLetter({ bandName, question, facts, isReminder, url }: Asking): Composed {
  return compose(
    {
      subject: isReminder ? `Reminder: ${question}` : question,
      preview: facts.map(([, value]) => value).join(" · "),
      heading: question,
      paragraphs: [
        isReminder
          ? `${bandName} still waits for your answer.`
          : `${bandName} asks whether you can be there.`,
        "The button opens a page on which you say yes, maybe or no. You need not sign in.",
      ],
      action: { label: "Answer", url },
      details: facts,
      footnote: `You get this email because you are a member of ${bandName}. Whoever has the link can answer for you, so do not pass it on.`,
    },
    BANDSTAND,
  );
}
