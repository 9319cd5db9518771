import { expect, it } from "vitest";
import { answeredQuestions, openQuestions, VENUE_QUESTIONS } from "./venue-questions.ts";

const answers = { curfew: "23:00, strict", housePa: "2 kW, no monitors" };

it("answers stand in the order of the questions, whatever order they came in", () => {
  expect(answeredQuestions(answers).map(({ short, answer }) => `${short}: ${answer}`)).toEqual([
    "PA: 2 kW, no monitors",
    "Curfew: 23:00, strict",
  ]);
});

it("every question is either answered or open", () => {
  const open = openQuestions(answers).map(({ key }) => key);
  expect(open).not.toContain("curfew");
  expect(open).toHaveLength(VENUE_QUESTIONS.length - 2);
  expect(openQuestions({})).toHaveLength(VENUE_QUESTIONS.length);
});
