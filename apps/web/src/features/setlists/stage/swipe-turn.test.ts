import { expect, it } from "vitest";
import { turnOfSwipe } from "./swipe-turn.ts";

it("a finger to the left turns forward, one to the right back", () => {
  expect(turnOfSwipe(-80, 10)).toBe("forward");
  expect(turnOfSwipe(80, -10)).toBe("back");
});

it("a finger that trembles, or goes up and down, turns nothing", () => {
  expect(turnOfSwipe(-39, 0)).toBeNull();
  expect(turnOfSwipe(-80, 90)).toBeNull();
});
