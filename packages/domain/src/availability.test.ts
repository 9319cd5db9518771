import { describe, expect, it } from "vitest";
import {
  answerOf,
  type AnswerKey,
  expectedMembers,
  summaryWords,
  wantsAnswers,
} from "./availability.ts";

const given = (...answers: (AnswerKey | null)[]) =>
  answers.map((answer, at) => ({ bandUserId: at + 1, answer }));

const TODAY = "2026-11-24";

describe("an answer is wanted", () => {
  it.each([
    ["2026-11-24", "C", true],
    ["2026-12-05", "P", true],
    ["2026-11-23", "C", false],
    ["2026-12-05", "X", false],
  ])("of an event on %s with status %s: %j", (eventDate, eventStatus_tag, wanted) => {
    expect(wantsAnswers({ eventDate, eventStatus_tag }, TODAY)).toBe(wanted);
  });
});

describe("one's own answer", () => {
  it("is none before one has given it, asked or not", () => {
    expect([1, 2, 3].map((id) => answerOf(given("M", null), id))).toEqual(["M", null, null]);
  });
});

describe("those whose answers count", () => {
  it("are the line-up and whoever answers besides, where nobody was asked", () => {
    expect(expectedMembers(given("Y", "N"), [1, 7, 8])).toEqual([1, 2, 7, 8]);
  });

  it("are those who were asked and those who have answered, once somebody was asked", () => {
    expect(expectedMembers(given("Y", null), [1, 7, 8])).toEqual([1, 2]);
  });
});

describe("who can come, in words", () => {
  it.each([
    [given("Y", "Y", "Y", "Y", "M"), "4 of 5 · 1 maybe"],
    [given("Y", "M", "N", "N"), "1 of 5 · 1 maybe · 2 no"],
    [given(null, null, null), "0 of 3"],
    [given(), null],
  ])("%j are %j", (answers, words) => {
    expect(summaryWords(answers, [1, 2, 3, 4, 5])).toBe(words);
  });
});
