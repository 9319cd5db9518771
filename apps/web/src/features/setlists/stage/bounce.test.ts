import fc from "fast-check";
import { expect, it } from "vitest";
import { isBounce } from "./bounce.ts";

it("a second press within 300 milliseconds is a bounce", () => {
  expect(isBounce(1000, 1000)).toBe(true);
  expect(isBounce(1000, 1299)).toBe(true);
  expect(isBounce(1000, 1300)).toBe(false);
});

it("the first press is none", () => {
  expect(isBounce(null, 0)).toBe(false);
});

it("presses that are taken are 300 milliseconds apart, however the pedal bounces", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1 }), (gaps) => {
      let at = 0;
      const taken: number[] = [];
      for (const gap of gaps) {
        at += gap;
        if (!isBounce(taken.at(-1) ?? null, at)) taken.push(at);
      }
      taken.slice(1).forEach((press, index) => {
        expect(press - (taken[index] ?? 0)).toBeGreaterThanOrEqual(300);
      });
    }),
  );
});
