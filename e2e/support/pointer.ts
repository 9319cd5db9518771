// Where to press, and a finger that moves: Playwright's own touch only taps.

import { expect, type Locator, type Page } from "@playwright/test";
import { isPhone } from "./list-screen.ts";

interface Point {
  x: number;
  y: number;
}

export async function centreOf(target: Locator): Promise<Point> {
  await expect(target).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** The one ends where the other begins, or further up. */
export async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

interface Swipe {
  from: Point;
  to: Point;
  /** Milliseconds before it moves. */
  rest?: number;
  arrived?: () => Promise<void>;
}

/** A finger that goes down, moves and is lifted, once `arrived` has seen what it wants to. */
export async function swipe(page: Page, { from, to, rest = 0, arrived }: Swipe): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  await page.waitForTimeout(rest);
  for (let step = 1; step <= 10; step += 1) {
    const share = step / 10;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch("touchMove", [at]);
    await page.waitForTimeout(30);
  }
  await arrived?.();
  await touch("touchEnd", []);
  await devtools.detach();
}

interface Drag {
  from: Point;
  to: Point;
  /** Sees that it would come to stand where it is meant to, before it is let go. */
  arrived: () => Promise<void>;
}

/** By a finger on a phone, by the mouse on a laptop. */
export async function drag(page: Page, { from, to, arrived }: Drag): Promise<void> {
  if (isPhone()) return swipe(page, { from, to, arrived });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await arrived();
  await page.mouse.up();
}

interface Pinch {
  middle: Point;
  /** Pixels between the two fingers, side by side. */
  from: number;
  to: number;
}

export async function pinch(page: Page, { middle, from, to }: Pinch): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y, id: 0 },
    { x: middle.x + apart / 2, y: middle.y, id: 1 },
  ];
  await devtools.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: fingers(from),
  });
  for (let step = 1; step <= 10; step += 1) {
    const touchPoints = fingers(from + ((to - from) * step) / 10);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
    await page.waitForTimeout(30);
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}

/** As an impatient finger does it: the second tap comes down where the first was, whatever stands there by then. */
export async function doubleTap(page: Page, at: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (let taps = 0; taps < 2; taps += 1) {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  await devtools.detach();
}
