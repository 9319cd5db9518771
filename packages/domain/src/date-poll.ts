/** Finding a date: members say of each proposed day whether they can, and one of them is the best. */
import type { AnswerKey, GivenAnswer } from "./availability.ts";

export const MOST_POLL_DAYS = 12;

export const DATE_POLL_MESSAGES = {
  twoDays: "Propose two days at least",
  mostDays: `${MOST_POLL_DAYS} days at most`,
  sameDay: "This day is proposed already",
  pastDay: "This day is over",
  unknownDay: "This day is not proposed",
  unknownEvent: "This event does not exist",
} as const;

export type PollDay = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly answers: readonly GivenAnswer[];
};

/** The day on which most can, then on which fewest cannot; of two alike the earlier. Null until somebody can on one. */
export function bestDay<Day extends PollDay>(days: readonly Day[], today: string): Day | null {
  const open = days.filter(({ day, answers }) => day >= today && count(answers, "Y") > 0);
  return open.toSorted(byMerit)[0] ?? null;
}

function byMerit(one: PollDay, other: PollDay): number {
  return (
    count(other.answers, "Y") - count(one.answers, "Y") ||
    count(one.answers, "N") - count(other.answers, "N") ||
    one.day.localeCompare(other.day)
  );
}

function count(answers: readonly GivenAnswer[], key: AnswerKey): number {
  return answers.filter(({ answer }) => answer === key).length;
}

/** How many members have answered at least one of the days. */
export function answeredBy(days: readonly PollDay[]): number {
  return new Set(days.flatMap(({ answers }) => answers.map(({ bandUserId }) => bandUserId))).size;
}

/** What is wrong with the days that are proposed; null where nothing is. */
export function pollDaysProblem(days: readonly string[], today: string): string | null {
  if (days.length < 2) return DATE_POLL_MESSAGES.twoDays;
  if (days.length > MOST_POLL_DAYS) return DATE_POLL_MESSAGES.mostDays;
  if (new Set(days).size < days.length) return DATE_POLL_MESSAGES.sameDay;
  return days.some((day) => day < today) ? DATE_POLL_MESSAGES.pastDay : null;
}
