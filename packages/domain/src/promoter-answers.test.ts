import { describe, expect, it } from "vitest";
import { answersOpen } from "./promoter-answers.ts";

const today = "2026-06-10";
const gig = { eventStatusTag: "P", eventDate: today };

describe("a promoter", () => {
  it("may accept, ask and decline while the gig is provisional", () => {
    expect(answersOpen(gig, today)).toEqual(["accept", "ask", "decline"]);
  });

  it("may ask something of a gig that is confirmed", () => {
    expect(answersOpen({ ...gig, eventStatusTag: "C" }, today)).toEqual(["ask"]);
  });

  it("is asked nothing of a gig that is off, or over", () => {
    expect(answersOpen({ ...gig, eventStatusTag: "X" }, today)).toEqual([]);
    expect(answersOpen({ ...gig, eventDate: "2026-06-09" }, today)).toEqual([]);
  });
});
