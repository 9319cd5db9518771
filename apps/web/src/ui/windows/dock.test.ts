import { expect, it } from "vitest";
import { dockRoom, dockWidth } from "./dock.ts";

const laptop = { width: 1440, height: 900 };
const tablet = { width: 1180, height: 820 };

it("takes a share of the screen within 520 and 640 pixels", () => {
  expect(dockWidth(null, laptop)).toBe(605);
  expect(dockWidth(null, tablet)).toBe(520);
  expect(dockWidth(null, { width: 2560, height: 1440 })).toBe(640);
});

it("is pulled to 200 pixels at least and the screen less 20 at most", () => {
  expect(dockWidth(700, laptop)).toBe(700);
  expect(dockWidth(10, laptop)).toBe(200);
  expect(dockWidth(2000, laptop)).toBe(1420);
});

it("leaves the list its room, and lies over it beyond", () => {
  expect(dockRoom(605, laptop)).toBe(605);
  expect(dockRoom(1420, laptop)).toBe(840);
});
