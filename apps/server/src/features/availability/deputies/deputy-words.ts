/** What mails and pages say to a deputy. */
import { dayOfYear } from "@bandstand/domain/day-words";
import { factsOf, questionOf } from "../event-in-mail.ts";
import type { DeputyAtGig } from "./asked-deputy.repository.ts";

/** "Can you play Half Crown Saturday on Sat 28 Nov for Ana?" */
export function deputyQuestion(gig: DeputyAtGig): string {
  const question = questionOf(gig);
  return gig.missing === null ? question : `${question.slice(0, -1)} for ${gig.missing}?`;
}

/** "Sat 28 Nov, 12:00" */
export function answerByWords({ answerBy, today }: DeputyAtGig): string | null {
  if (answerBy === null) return null;
  const [day = "", time = ""] = answerBy.split(" ");
  return `${dayOfYear(day, today)}, ${time}`;
}

export function deputyFacts(gig: DeputyAtGig): [label: string, value: string][] {
  const by = answerByWords(gig);
  return [...factsOf(gig), ...(by === null ? [] : ([["Answer by", by]] as [string, string][]))];
}
