import { expect, it } from "vitest";
import { memberStatusOf } from "./member-status.ts";

const AT = "2026-11-20T20:00:00.000Z";

it("a member is new until invited, pending until the first sign-in, and then nothing of the kind", () => {
  expect(memberStatusOf({ lastSignedInAt: null, invitedAt: null })?.tag).toBe("NEW");
  expect(memberStatusOf({ lastSignedInAt: null, invitedAt: AT })?.tag).toBe("PND");
  expect(memberStatusOf({ lastSignedInAt: AT, invitedAt: AT })).toBe(null);
  expect(memberStatusOf({ lastSignedInAt: AT, invitedAt: null })).toBe(null);
});
