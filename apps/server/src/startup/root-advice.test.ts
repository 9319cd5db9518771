import { expect, it } from "vitest";
import { rootAdvice } from "./root-advice.ts";

it("who starts the server as root is advised against it", () => {
  expect(rootAdvice(0)).toContain("Give it an account of its own");
});

it("nobody else is bothered, nor who has no number", () => {
  expect([rootAdvice(1000), rootAdvice(undefined)]).toEqual([null, null]);
});
