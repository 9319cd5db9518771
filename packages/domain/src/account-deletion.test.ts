import { describe, expect, it } from "vitest";
import { hindranceOf, hindranceWords } from "./account-deletion.ts";

const band = (isAlone: boolean, isLastAdministrator: boolean) => ({
  name: "The Ardens",
  isAlone,
  isLastAdministrator,
});

describe("deleting an account", () => {
  it("is hindered by a band that nobody else is in", () => {
    expect(hindranceOf(band(true, true))).toBe("alone");
    expect(hindranceOf(band(true, false))).toBe("alone");
  });

  it("is hindered by a band that nobody else administers", () => {
    expect(hindranceOf(band(false, true))).toBe("lastAdministrator");
  });

  it("is hindered by no other band", () => {
    expect(hindranceOf(band(false, false))).toBeNull();
  });

  it("says what to do first", () => {
    expect(hindranceWords("The Ardens", "alone")).toBe(
      "You are alone in “The Ardens”. Export it if you want to keep it, then delete it.",
    );
    expect(hindranceWords("The Ardens", "lastAdministrator")).toBe(
      "You are the only administrator of “The Ardens”. Make somebody else one first.",
    );
  });
});
