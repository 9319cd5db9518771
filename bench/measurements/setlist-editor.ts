/** Building a set list in a Chromium at a quarter of its speed: five lists of 60 songs, and 500 songs to choose from. */
import type { Browser, Page } from "@playwright/test";
import { percentile } from "../load/percentile.ts";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { type Product, withProduct } from "../product/product.ts";

const WATCH = fileURLToPath(new URL("../load/watch-board.mjs", import.meta.url));
const THROTTLE = 4;
const EACH = 60;
const MANY = 500;

interface Seen {
  opened: number;
  lifted: number[];
  frames: number[];
}

export const setlistEditor: Measurement = {
  name: "setlist-editor",
  run: () =>
    withProduct(async (product) => {
      const full = await newSetlist(product, 5 * EACH, [1, 2, 3, 4]);
      const dragging = await withBrowser([], async (browser) => drag(browser, product.url, full));
      return [
        figure(
          "lift a song of 300 in five lists, 4× throttle",
          percentile(dragging.lifted, 50),
          220,
        ),
        figure("drag it, 95 of 100 frames", percentile(dragging.frames, 95), 34),
      ];
    }).then(async (figures) => [...figures, await opening()]),
};

function opening(): Promise<Figure> {
  return withProduct(async (product) => {
    const id = await newSetlist(product, MANY, []);
    const opened = await withBrowser([], async (browser) => {
      const times: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        const page = await open(browser, product.url, id);
        times.push((await seen(page)).opened);
        await page.context().close();
      }
      return times;
    });
    return figure(
      "open the editor with 500 available songs, from its data",
      percentile(opened, 50),
      300,
    );
  });
}

/** A set list with 60 songs in each of the sections; the rest is available. */
async function newSetlist(product: Product, songs: number, sections: number[]): Promise<number> {
  const band = await newBand(product);
  await addSongs(product, band, songs);
  await makeCurrent(product);
  const headers = { authorization: `Bearer ${band.token}`, "content-type": "application/json" };
  const rows = (await (await fetch(`${product.url}/api/songs`, { headers })).json()) as {
    id: number;
  }[];
  const entries = sections.flatMap((setlistSectionId, index) =>
    rows.slice(index * EACH, (index + 1) * EACH).map(({ id }, place) => ({
      songId: id,
      setlistSectionId,
      sequence: place + 1,
    })),
  );
  const answer = await fetch(`${product.url}/api/addsetlist`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "Late set", plannedLength: 95, numberSets: 3, songs: entries }),
  });
  return ((await answer.json()) as { id: number }).id;
}

/** All of them are offered. */
async function makeCurrent({ databaseUrl }: Product): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "update bandstand.songs set song_status_id = (select id from bandstand.song_statuses where tag = 'C')",
  );
  await client.end();
}

async function open(browser: Browser, url: string, setlistId: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  await page.goto("/signin");
  await signIn(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  await page.goto(`/setlist/${setlistId}/edit`);
  while (!((await seen(page)).opened > 0)) await page.waitForTimeout(50);
  await page.waitForTimeout(1000);
  return page;
}

async function drag(browser: Browser, url: string, setlistId: number): Promise<Seen> {
  const page = await open(browser, url, setlistId);
  for (const [from, to] of [
    ["First Set", "Second Set"],
    ["Available", "Third Set"],
    ["Encore", "First Set"],
  ] as const) {
    const start = await place(page, from, 3);
    const end = await place(page, to, 8);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y + 8, { steps: 2 });
    await page.locator("[data-row][data-state=dragged]").waitFor();
    await page.mouse.move(end.x, end.y, { steps: 40 });
    await page.mouse.move(end.x, end.y + 200, { steps: 20 });
    await page.mouse.up();
    await page.locator("[data-row][data-state=dragged]").waitFor({ state: "detached" });
    await page.waitForTimeout(1000);
  }
  return seen(page);
}

async function place(page: Page, list: string, index: number) {
  const row = page.getByRole("region", { name: list, exact: true }).locator("[data-row]");
  const box = await row.nth(index).boundingBox();
  if (!box) throw new Error(`${list} has no row ${index}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function seen(page: Page): Promise<Seen> {
  return page.evaluate<Seen>("board");
}

function figure(name: string, ours: number, value: number): Figure {
  return { name, ours, bare: null, unit: "ms", target: { of: "ours", is: "at most", value } };
}
