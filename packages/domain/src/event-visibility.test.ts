import { describe, expect, it } from "vitest";
import { isPast, isPubliclyListed, isReleased } from "./event-visibility.ts";

const today = "2026-06-10";
const gig = {
  draft: false,
  privateEvent: false,
  eventStatusTag: "C",
  publicPerformance: true,
  eventDate: "2026-06-10",
};

describe("the public gig list", () => {
  it("holds a confirmed gig from today on", () => {
    expect(isPubliclyListed(gig, today)).toBe(true);
    expect(isPubliclyListed({ ...gig, eventDate: "2027-01-01" }, today)).toBe(true);
    expect(isPubliclyListed({ ...gig, eventDate: "2026-06-09" }, today)).toBe(false);
  });

  it("holds a cancelled gig, so that nobody travels in vain", () => {
    expect(isPubliclyListed({ ...gig, eventStatusTag: "X" }, today)).toBe(true);
  });

  it("holds no provisional gig", () => {
    expect(isPubliclyListed({ ...gig, eventStatusTag: "P" }, today)).toBe(false);
  });

  it("holds no rehearsal", () => {
    expect(isPubliclyListed({ ...gig, publicPerformance: false }, today)).toBe(false);
  });

  it("holds no private event", () => {
    expect(isPubliclyListed({ ...gig, privateEvent: true }, today)).toBe(false);
  });

  it("holds no draft, even a confirmed one", () => {
    expect(isPubliclyListed({ ...gig, draft: true }, today)).toBe(false);
  });
});

it("calls a gig released whatever its date", () => expect(isReleased(gig)).toBe(true));

it("does not count today as past", () => {
  expect(isPast("2026-06-09", today)).toBe(true);
  expect(isPast("2026-06-10", today)).toBe(false);
  expect(isPast("2026-06-11", today)).toBe(false);
});
