import { expect, it } from "vitest";
import { swipeOf } from "./swipe.ts";

it("a finger on a slider goes along it or across it once it has gone eight pixels", () => {
  expect(swipeOf(5, -7)).toBe("undecided");
  expect(swipeOf(-9, 4)).toBe("along");
  expect(swipeOf(4, 9)).toBe("across");
  expect(swipeOf(9, 9)).toBe("across");
});
