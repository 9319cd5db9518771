import { expect, it } from "vitest";
import { centreWords, drumWords } from "./part-words.ts";

it("the middle is as recorded, so many decibels down, or out", () => {
  expect([0, 0.05, 0.5, 0.95, 1].map(centreWords)).toEqual([
    "As recorded",
    "0 dB",
    "−6 dB",
    "−26 dB",
    "Out",
  ]);
});

it("drums go from nothing else over all to none", () => {
  expect([-1, -0.5, 0, 0.5, 1].map(drumWords)).toEqual([
    "Drums only",
    "Others −6 dB",
    "All",
    "Drums −6 dB",
    "No drums",
  ]);
});
