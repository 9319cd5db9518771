import { expect, it } from "vitest";
import { wholeName } from "./member-name.ts";

const named = (forename: string | null, surname: string | null) =>
  wholeName({ nickname: "Mira", TheUser: { forename, surname } });

it("a member's whole name is told where it says more than what the band calls them", () => {
  expect(named("Mira", "Jansen")).toBe("Mira Jansen");
  expect(named("Mira", null)).toBe(null);
  expect(named(null, null)).toBe(null);
});
