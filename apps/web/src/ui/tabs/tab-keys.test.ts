import { expect, it } from "vitest";
import { tabStep } from "./tab-keys.ts";

it("goes from tab to tab, and round", () => {
  expect(tabStep("ArrowRight", 0, 3)).toBe(1);
  expect(tabStep("ArrowRight", 2, 3)).toBe(0);
  expect(tabStep("ArrowLeft", 0, 3)).toBe(2);
});

it("goes to the ends", () => {
  expect(tabStep("Home", 2, 3)).toBe(0);
  expect(tabStep("End", 0, 3)).toBe(2);
});

it("leaves other keys alone", () => {
  expect(tabStep("Tab", 0, 3)).toBeNull();
  expect(tabStep("ArrowDown", 0, 3)).toBeNull();
});
