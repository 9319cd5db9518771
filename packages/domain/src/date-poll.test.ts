import { describe, expect, it } from "vitest";
import type { AnswerKey } from "./availability.ts";
import {
  answeredBy,
  bestDay,
  DATE_POLL_MESSAGES,
  MOST_POLL_DAYS,
  pollDaysProblem,
} from "./date-poll.ts";

const TODAY = "2026-11-24";

const day = (name: string, ...answers: AnswerKey[]) => ({
  day: name,
  answers: answers.map((answer, at) => ({ bandUserId: at + 1, answer })),
});

describe("the best day", () => {
  it.each([
    ["on which most can", [day("2026-12-01", "Y"), day("2026-12-02", "Y", "Y")], "2026-12-02"],
    [
      "of as many, on which fewest cannot",
      [day("2026-12-01", "Y", "N"), day("2026-12-02", "Y", "M")],
      "2026-12-02",
    ],
    ["of two alike, the earlier", [day("2026-12-02", "Y"), day("2026-12-01", "Y")], "2026-12-01"],
    ["that is not over", [day("2026-11-23", "Y", "Y"), day("2026-12-01", "Y")], "2026-12-01"],
  ])("is the one %s", (_, days, best) => {
    expect(bestDay(days, TODAY)?.day).toBe(best);
  });

  it("is none as long as nobody can", () => {
    expect(bestDay([day("2026-12-01", "M", "N")], TODAY)).toBeNull();
  });
});

it("whoever has answered one day has answered", () => {
  expect(answeredBy([day("2026-12-01", "Y"), day("2026-12-02", "N", "M")])).toBe(2);
});

describe("the days of a poll", () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => `2027-01-${String(at + 10)}`);
  it.each([
    [days(2), null],
    [days(MOST_POLL_DAYS), null],
    [days(1), DATE_POLL_MESSAGES.twoDays],
    [days(MOST_POLL_DAYS + 1), DATE_POLL_MESSAGES.mostDays],
    [["2027-01-10", "2027-01-10"], DATE_POLL_MESSAGES.sameDay],
    [["2026-11-23", "2027-01-10"], DATE_POLL_MESSAGES.pastDay],
  ])("%j: %j", (proposed, problem) => {
    expect(pollDaysProblem(proposed, TODAY)).toBe(problem);
  });
});
