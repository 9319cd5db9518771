import { describe, expect, it } from "vitest";
import { menuStep } from "./menu-keys.ts";

const labels = ["View", "Edit", "Rate", "Remove recording", "Delete"];

describe("keys in a menu", () => {
  it("go from item to item and round", () => {
    expect(menuStep("ArrowDown", 0, labels)).toBe(1);
    expect(menuStep("ArrowDown", 4, labels)).toBe(0);
    expect(menuStep("ArrowUp", 0, labels)).toBe(4);
    expect(menuStep("Home", 3, labels)).toBe(0);
    expect(menuStep("End", 0, labels)).toBe(4);
  });

  it("begin at the ends while no item has the focus", () => {
    expect(menuStep("ArrowDown", -1, labels)).toBe(0);
    expect(menuStep("ArrowUp", -1, labels)).toBe(4);
  });

  it("find the next item by its first letter", () => {
    expect(menuStep("r", 0, labels)).toBe(2);
    expect(menuStep("r", 2, labels)).toBe(3);
    expect(menuStep("r", 3, labels)).toBe(2);
    expect(menuStep("x", 0, labels)).toBeNull();
  });

  it("leave Enter, Space and Tab alone", () => {
    expect(menuStep("Enter", 0, labels)).toBeNull();
    expect(menuStep(" ", 0, labels)).toBeNull();
    expect(menuStep("Tab", 0, labels)).toBeNull();
  });
});
