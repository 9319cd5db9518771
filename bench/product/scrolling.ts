/** How smoothly a list follows the wheel on a slow machine. */
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import { percentile } from "../load/percentile.ts";
import type { Figure } from "../measurement.ts";

/** How much slower than this machine the browser is made, as is usual to stand for a phone. */
export const SLOWER = 4;
/** Pixels each 16 ms: five screens a second, as fast as a hand turns a wheel. */
const SCROLLED = 60;

export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return client;
}

/** Of a page that `load/watch-page.mjs` watches and that is slowed down. */
export async function scrolled(page: Page, client: CDPSession, what: string): Promise<Figure> {
  await page.evaluate("measured.startFrames()");
  await wait(2000);
  const idle = await page.evaluate<number[]>("measured.frames.splice(0)");
  const frames = await turnWheel(page, client);
  return {
    name: `frame while scrolling ${what}, ${SLOWER} times slower (p95)`,
    ours: percentile(frames, 95),
    // Of the same page at rest: what the machine has to spare.
    bare: percentile(idle, 95),
    unit: "ms",
    target: { of: "ours", is: "at most", value: 34 },
  };
}

/** Milliseconds of each frame while the wheel turns. */
async function turnWheel(page: Page, client: CDPSession): Promise<number[]> {
  for (let turn = 0; turn < 120; turn += 1) {
    await client.send("Input.dispatchMouseEvent", {
      type: "mouseWheel",
      x: 640,
      y: 500,
      deltaX: 0,
      deltaY: SCROLLED,
    });
    await wait(16);
  }
  return page.evaluate<number[]>("measured.frames");
}
