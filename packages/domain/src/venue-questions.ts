/** What every band asks of a venue before it plays there: asked once, and answered for all who come after. */

export const VENUE_QUESTIONS = [
  { key: "housePa", question: "House PA?", short: "PA" },
  { key: "engineer", question: "Sound engineer?", short: "Engineer" },
  { key: "lights", question: "House lights?", short: "Lights" },
  { key: "stage", question: "How big is the stage?", short: "Stage" },
  { key: "power", question: "Power on stage?", short: "Power" },
  { key: "soundLimit", question: "Sound limiter?", short: "Sound limit" },
  { key: "curfew", question: "Curfew?", short: "Curfew" },
  { key: "loadIn", question: "Load-in: when, which way, stairs?", short: "Load-in" },
  { key: "vanParking", question: "Parking for a van?", short: "Van" },
  { key: "changingRoom", question: "Somewhere to change?", short: "Changing room" },
  { key: "food", question: "Food and drink for the band?", short: "Food" },
] as const;

export type VenueQuestionKey = (typeof VENUE_QUESTIONS)[number]["key"];

/** By the keys of the questions; one without an answer is left out. */
export type VenueAnswers = { readonly [Key in VenueQuestionKey]?: string | undefined };

export interface AnsweredQuestion {
  readonly key: VenueQuestionKey;
  readonly question: string;
  readonly short: string;
  readonly answer: string;
}

/** In the order of the questions. */
export function answeredQuestions(answers: VenueAnswers): AnsweredQuestion[] {
  return VENUE_QUESTIONS.flatMap((one) => {
    const answer = answers[one.key];
    return answer === undefined ? [] : [{ ...one, answer }];
  });
}

/** Those that nobody has answered yet. */
export function openQuestions(answers: VenueAnswers): (typeof VENUE_QUESTIONS)[number][] {
  return VENUE_QUESTIONS.filter(({ key }) => answers[key] === undefined);
}
