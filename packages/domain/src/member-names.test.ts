import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instrumentFromMain, nicknameFromForename } from "./member-names.ts";

const letters = fc.string({ unit: fc.constantFrom("a", " ", "é", "🎸", "👩🏽‍🎤") });

describe("a first nickname", () => {
  it("is the forename", () => {
    expect(nicknameFromForename("Sam")).toBe("Sam");
  });

  it("is cut at 15, without a space at its end", () => {
    expect(nicknameFromForename("Wilhelmina-Jane")).toBe("Wilhelmina-Jane");
    expect(nicknameFromForename("Anna Maria Jose Luisa")).toBe("Anna Maria Jose");
    expect(nicknameFromForename("Anna Maria Rosa Luisa".slice(0, 16))).toBe("Anna Maria Rosa");
  });

  it("is never cut within a character", () => {
    expect(nicknameFromForename("🎸".repeat(16))).toBe("🎸".repeat(7));
    fc.assert(
      fc.property(letters, (forename) => {
        const nickname = nicknameFromForename(forename);
        expect(nickname.isWellFormed()).toBe(true);
        expect(nickname.length).toBeLessThanOrEqual(15);
        expect(forename.trim().startsWith(nickname)).toBe(true);
      }),
    );
  });
});

it("what they play in the band is what they play as a rule, cut at 20", () => {
  expect(instrumentFromMain("Double bass and hurdy-gurdy")).toBe("Double bass and hurd");
});
