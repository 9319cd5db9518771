/** A band with 5,000 songs: how soon the list is answered, filtered and scrolled. */
import type { CDPSession, Page } from "@playwright/test";
import { percentile } from "../load/percentile.ts";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compareTimes } from "../load/rounds.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, type Band, newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { startChild } from "../product/child.ts";
import { type Product, withProduct } from "../product/product.ts";

const BARE = fileURLToPath(new URL("../bare/bare-songs.ts", import.meta.url));
const WATCH = fileURLToPath(new URL("../load/watch-page.mjs", import.meta.url));
const SONGS = 5000;
/** How much slower than this machine the browser is made, as is usual to stand for a phone. */
const SLOWER = 4;
/** Pixels each 16 ms: five screens a second, as fast as a hand turns a wheel. */
const SCROLLED = 60;
/** Each key of it makes the list another. */
const TYPED = ["4", "3", "2", "1", "Backspace", "Backspace", "Backspace", "Backspace"];

export const library: Measurement = {
  name: "library",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addSongs(product, band, SONGS);
      return [await answered(product, band), ...(await shown(product))];
    }),
};

async function answered(product: Product, { id, token }: Band): Promise<Figure> {
  const bare = await startChild([BARE, product.databaseUrl, String(id)]);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const times = await compareTimes(
      { url: `${product.url}/api/songs`, headers, status: 200 },
      { url: `${bare.url}/songs`, status: 200 },
    );
    return {
      name: "list of 5,000 songs",
      ...times,
      unit: "ms",
      target: { of: "ratio", is: "at most", value: 1.2 },
    };
  } finally {
    await bare.stop();
  }
}

function shown({ url }: Product): Promise<Figure[]> {
  return withBrowser([], async (browser) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.addInitScript({ path: WATCH });
    await page.goto("/signin");
    await signIn(page);
    await page.goto("/songs/index?status=NPCHR");
    await page
      .getByRole("row", { name: /^Song number/ })
      .first()
      .waitFor();
    const client = await context.newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate("measured.startFrames()");
    await wait(2000);
    const idle = await page.evaluate<number[]>("measured.frames.splice(0)");
    const frames = await scroll(page, client);
    const keys = await type(page);
    return [
      paint("key to filtered list, 4 times slower (middle)", percentile(keys, 50), 50),
      paint("key to filtered list, 4 times slower (slowest)", percentile(keys, 100), 50),
      {
        ...paint("frame while scrolling, 4 times slower (p95)", percentile(frames, 95), 34),
        // Of the same page at rest: what the machine has to spare.
        bare: percentile(idle, 95),
      },
    ];
  });
}

function paint(name: string, ours: number, value: number): Figure {
  return { name, ours, bare: null, unit: "ms", target: { of: "ours", is: "at most", value } };
}

/** Milliseconds of each frame while the wheel turns. */
async function scroll(page: Page, client: CDPSession): Promise<number[]> {
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

/** Milliseconds from each key until what it filters is painted. */
async function type(page: Page): Promise<number[]> {
  await page.getByRole("searchbox").focus();
  await wait(500);
  for (const key of [...TYPED, ...TYPED]) {
    await page.keyboard.press(key);
    await wait(700);
  }
  return page.evaluate<number[]>("measured.keys");
}
