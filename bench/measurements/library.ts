/** A band with 5,000 songs: how soon the list is answered, filtered and scrolled. */
import type { Page } from "@playwright/test";
import { percentile } from "../load/percentile.ts";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { compareTimes } from "../load/rounds.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, type Band, newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { startChild } from "../product/child.ts";
import { type Product, withProduct } from "../product/product.ts";
import { scrolled, slowDown } from "../product/scrolling.ts";

const BARE = fileURLToPath(new URL("../bare/bare-songs.ts", import.meta.url));
const WATCH = fileURLToPath(new URL("../load/watch-page.mjs", import.meta.url));
const SONGS = 5000;
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
    const frames = await scrolled(page, await slowDown(page), "5,000 songs");
    const keys = await type(page);
    return [
      paint("key to filtered list, 4 times slower (middle)", percentile(keys, 50), 50),
      paint("key to filtered list, 4 times slower (slowest)", percentile(keys, 100), 50),
      frames,
    ];
  });
}

function paint(name: string, ours: number, value: number): Figure {
  return { name, ours, bare: null, unit: "ms", target: { of: "ours", is: "at most", value } };
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
