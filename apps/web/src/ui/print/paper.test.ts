import { expect, it } from "vitest";
import { usesLetter } from "./paper.ts";

it.each([
  ["en-US", "America/New_York", true],
  ["en-US", "Pacific/Honolulu", true],
  ["fr-CA", "America/Toronto", true],
  ["en-US", "Europe/Berlin", false],
  ["en-US", "UTC", false],
  ["en-GB", "Europe/London", false],
  ["pt-BR", "America/Sao_Paulo", false],
])("%s in %s takes Letter: %s", (language, timeZone, isLetter) => {
  expect(usesLetter(language, timeZone)).toBe(isLetter);
});
