import { expect, it } from "vitest";
import { invitedWords, memberStatusOf } from "./member-status.ts";

const AT = "2026-11-20T20:00:00.000Z";

it("a member is new until invited, pending until the first sign-in, and then nothing of the kind", () => {
  expect(memberStatusOf({ lastSignedInAt: null, invitedAt: null })?.tag).toBe("NEW");
  expect(memberStatusOf({ lastSignedInAt: null, invitedAt: AT })?.tag).toBe("PND");
  expect(memberStatusOf({ lastSignedInAt: AT, invitedAt: AT })).toBe(null);
  expect(memberStatusOf({ lastSignedInAt: AT, invitedAt: null })).toBe(null);
});

it.each([
  ["2026-11-23", "Invited today"],
  ["2026-11-22", "Invited yesterday"],
  ["2026-11-20", "Invited 3 days ago"],
  ["2026-10-23", "Invited 4 weeks ago"],
])("an invitation of %s is told in the words of a calendar", (day, words) => {
  expect(invitedWords(day, "2026-11-23")).toBe(words);
});
