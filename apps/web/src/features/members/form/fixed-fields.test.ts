import { actorWith, ADMINISTRATOR } from "@bandstand/domain/actor.fixture";
import { describe, expect, it } from "vitest";
import { mayGive, mayGiveBookings, whyFixed } from "./fixed-fields.ts";

const EDITOR = actorWith({ id: 2, areas: { BU: "W", SO: "R" } });
const MEMBER = actorWith({ id: 3 });
const OWNER = actorWith({ id: 9, administratorEnabled: true, superAdministratorEnabled: true });

describe("a field of a member", () => {
  it("is an administrator's where it is a sign-in or makes an administrator", () => {
    for (const field of ["signinEnabled", "administratorEnabled"]) {
      expect(whyFixed(ADMINISTRATOR, MEMBER, field)).toBe(null);
      expect(whyFixed(EDITOR, MEMBER, field)).toBe("Only an administrator can change this");
    }
  });

  it("is not one's own where it gives rights", () => {
    expect(whyFixed(EDITOR, EDITOR, "bandUserMenuOptions")).toBe(
      "An administrator sets your rights",
    );
    expect(whyFixed(ADMINISTRATOR, ADMINISTRATOR, "signinEnabled")).toBe(
      "Nobody closes their own sign-in",
    );
    expect(whyFixed(ADMINISTRATOR, ADMINISTRATOR, "administratorEnabled")).toBe(
      "Another administrator can change this",
    );
  });

  it("stays as it is for a super administrator", () => {
    for (const actor of [ADMINISTRATOR, OWNER])
      expect(whyFixed(actor, OWNER, "administratorEnabled")).toBe(
        "A super administrator stays an administrator",
      );
  });

  it("is anybody's who edits members where it is but a name", () => {
    expect(whyFixed(EDITOR, OWNER, "nickname")).toBe(null);
  });
});

describe("a right", () => {
  it("is given by who has it, or left where it is", () => {
    expect(mayGive(EDITOR, "SO", "R")).toBe(true);
    expect(mayGive(EDITOR, "SO", "W")).toBe(false);
    expect(mayGive(EDITOR, "SO", "W", { areas: { SO: "W" } })).toBe(true);
    expect([mayGiveBookings(EDITOR), mayGiveBookings(ADMINISTRATOR)]).toEqual([false, true]);
  });
});
