/** What a promoter may say to a proposal by its link. */

export const PROMOTER_ANSWERS = ["accept", "ask", "decline"] as const;

export type PromoterAnswer = (typeof PROMOTER_ANSWERS)[number];

/** Characters of a question, or of what is said beside another answer. */
export const ANSWER_WORDS_MAX = 2000;

/** Of one event: more of them are no conversation that a page should carry. */
export const ANSWERS_MAX = 20;

type AskedEvent = {
  readonly eventStatusTag: string;
  readonly eventDate: string;
};

/**
 * A gig that is provisional can be accepted and declined; a question may be asked as long as it is to come, and is not off.
 * `today` is the day in the band's time zone.
 */
export function answersOpen(
  { eventStatusTag, eventDate }: AskedEvent,
  today: string,
): readonly PromoterAnswer[] {
  if (eventStatusTag === "X" || eventDate < today) return [];
  return eventStatusTag === "P" ? PROMOTER_ANSWERS : ["ask"];
}

/** As it stands in a sentence: "The promoter has accepted". */
export const ANSWERED: Readonly<Record<PromoterAnswer, string>> = {
  accept: "accepted",
  ask: "asked a question",
  decline: "declined",
};
