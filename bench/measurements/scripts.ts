/** What a browser has to fetch before a page works. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { addCalendar, addMembers } from "../product/calendar.ts";
import { withProduct } from "../product/product.ts";
import { watchAnswers } from "../product/until-quiet.ts";

const SIGN_IN_MOST = 145;
const MEMBERS_MOST = 230;
const AHEAD_MOST = 60;
const PAGES = {
  dashboard: "/dashboard",
  songs: "/songs/index",
  "set lists": "/setlists/index",
  members: "/bandusers/index",
  band: "/band/index",
  profile: "/userprofile",
  bookmarks: "/bookmarks",
};
/** Enough that every page has something to show. */
const SONGS = 40;
const MEMBERS = 8;
const EVENTS = 6;

export const scripts: Measurement = {
  name: "scripts",
  run: () =>
    withProduct(async (product) =>
      withBrowser([], async (browser) => {
        const band = await newBand(product);
        await addSongs(product, band, SONGS);
        await addMembers(product, band, MEMBERS);
        await addCalendar(product, band, EVENTS);
        await addBookmarks(product.url, band.token);
        const context = await browser.newContext({ baseURL: product.url });
        const page = await context.newPage();
        const figures = figuresOf("sign-in", await scriptsOf(page, "/signin"), SIGN_IN_MOST);
        await signIn(page);
        for (const [name, path] of Object.entries(PAGES))
          figures.push(...figuresOf(name, await scriptsOf(page, path), MEMBERS_MOST));
        return figures;
      }),
    ),
};

async function addBookmarks(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/songs`, { headers });
  const songs = (await answer.json()) as { id: number }[];
  for (const { id } of songs.slice(0, 3)) {
    const body = JSON.stringify({ songId: id, sequence: 1 });
    await fetch(`${url}/api/bookmarks`, { method: "POST", headers, body });
  }
}

interface Fetched {
  /** Until nothing has answered for a while, and nobody has touched anything. */
  forThePage: number;
  /** Menus and the like, once somebody is there. */
  ahead: number;
}

function figuresOf(name: string, { forThePage, ahead }: Fetched, value: number): Figure[] {
  const kept = { bare: null, unit: "kB" } as const;
  return [
    {
      ...kept,
      name: `scripts of the ${name} page (gz)`,
      ours: forThePage,
      target: { of: "ours", is: "at most", value },
    },
    {
      ...kept,
      name: `… and ahead, at the first sign of somebody (gz)`,
      ours: ahead,
      target: { of: "ours", is: "at most", value: AHEAD_MOST },
    },
  ];
}

/** In gzipped kB, from an empty cache. */
async function scriptsOf(page: Page, path: string): Promise<Fetched> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  const addresses = new Set<string>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("javascript")) addresses.add(response.url());
  });
  const untilQuiet = watchAnswers(page);
  await page.goto(path);
  await untilQuiet();
  const forThePage = [...addresses];
  const untilAheadIsHere = watchAnswers(page);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await untilAheadIsHere();
  page.removeAllListeners("response");
  const ahead = [...addresses].slice(forThePage.length);
  return { forThePage: await sizeOf(forThePage), ahead: await sizeOf(ahead) };
}

async function sizeOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    addresses.map(async (address) => {
      const script = await (await fetch(address)).arrayBuffer();
      return gzipSync(Buffer.from(script)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
