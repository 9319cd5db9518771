/** Who can come to an event: what members answer, and what that adds up to. */
import { isPast } from "./event-visibility.ts";

export const ANSWERS = [
  { key: "Y", name: "Yes" },
  { key: "M", name: "Maybe" },
  { key: "N", name: "No" },
] as const;

export type AnswerKey = (typeof ANSWERS)[number]["key"];

export const ANSWER_KEYS = ANSWERS.map(({ key }) => key);

export type GivenAnswer = {
  readonly bandUserId: number;
  /** Null where the member was asked and has not answered. */
  readonly answer: AnswerKey | null;
};

type AnsweredEvent = {
  readonly eventDate: string;
  readonly eventStatus_tag: string;
};

/** Nobody is asked about what is over or called off. `today` is the day in the band's time zone. */
export function wantsAnswers(
  { eventDate, eventStatus_tag }: AnsweredEvent,
  today: string,
): boolean {
  return eventStatus_tag !== "X" && !isPast(eventDate, today);
}

export function answerOf(answers: readonly GivenAnswer[], bandUserId: number): AnswerKey | null {
  return answers.find((given) => given.bandUserId === bandUserId)?.answer ?? null;
}

export type AvailabilitySummary = Readonly<Record<AnswerKey, number>> & {
  /** Those whose answers count: who was asked, or else the line-up, and whoever has answered besides. */
  readonly expected: number;
};

/** @param lineUp the members of the band who play, by their ids */
export function summaryOf(
  answers: readonly GivenAnswer[],
  lineUp: readonly number[],
): AvailabilitySummary {
  const count = (key: AnswerKey) => answers.filter(({ answer }) => answer === key).length;
  return {
    Y: count("Y"),
    M: count("M"),
    N: count("N"),
    expected: expectedMembers(answers, lineUp).length,
  };
}

/** Their ids, those who have a row first. */
export function expectedMembers(
  answers: readonly GivenAnswer[],
  lineUp: readonly number[],
): number[] {
  const known = answers.map(({ bandUserId }) => bandUserId);
  const wasAsked = answers.some(({ answer }) => answer === null);
  return wasAsked ? known : [...new Set([...known, ...lineUp])];
}

/** "4 of 5 · 1 maybe"; null as long as nobody was asked or has answered. */
export function summaryWords(
  answers: readonly GivenAnswer[],
  lineUp: readonly number[],
): string | null {
  if (answers.length === 0) return null;
  const { Y, M, N, expected } = summaryOf(answers, lineUp);
  return [`${Y} of ${expected}`, M > 0 && `${M} maybe`, N > 0 && `${N} no`]
    .filter(Boolean)
    .join(" · ");
}
