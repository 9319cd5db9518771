import { describe, expect, it } from "vitest";
import { placeMenu } from "./place-menu.ts";

const screen = { width: 1440, height: 900 };
const menu = { width: 200, height: 160 };

describe("the place of a menu", () => {
  it("is below its button, the right edges in line", () => {
    const button = { left: 1300, right: 1338, top: 80, bottom: 118 };
    expect(placeMenu(button, menu, screen)).toEqual({ left: 1138, top: 124 });
  });

  it("is above a button at the foot of the screen", () => {
    const button = { left: 1300, right: 1338, top: 850, bottom: 888 };
    expect(placeMenu(button, menu, screen)).toEqual({ left: 1138, top: 684 });
  });

  it("is moved in from the left edge", () => {
    const button = { left: 0, right: 38, top: 80, bottom: 118 };
    expect(placeMenu(button, menu, screen).left).toBe(8);
  });

  it("stays on a screen that is hardly tall enough", () => {
    const button = { left: 600, right: 638, top: 60, bottom: 98 };
    expect(placeMenu(button, menu, { width: 1440, height: 200 }).top).toBe(32);
  });
});
