/** What a band with very many followers waits for: the server's answer to a filter, the list, and its rows under the wheel. */
import type { FollowerFilter } from "@bandstand/contracts/followers";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { type Product, withProduct } from "../product/product.ts";
import { scrolled, slowDown } from "../product/scrolling.ts";

const WATCH = fileURLToPath(new URL("../load/watch-page.mjs", import.meta.url));
const FOLLOWERS = 100_000;
const ANSWERS = 30;
const WARM = 5;

const FILTERS: readonly (readonly [string, FollowerFilter])[] = [
  ["part of an address", { TheUser: { email: "fan4711" } }],
  ["a place and alerts", { location: "leeds", events: true }],
  ["what nobody has", { source: "nowhere" }],
];

export const followers: Measurement = {
  name: "followers",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addFollowers(product, band.id);
      const figures: Figure[] = [];
      for (const [what, filter] of FILTERS) {
        const times: number[] = [];
        for (let answer = 0; answer < WARM + ANSWERS; answer += 1) {
          const ms = await timeOf(`${product.url}/api/followers`, band.token, { filter });
          if (answer >= WARM) times.push(ms);
        }
        figures.push({
          name: `${FOLLOWERS} followers by ${what} (p95)`,
          ours: percentile(times, 95),
          bare: null,
          unit: "ms",
          target: { of: "ours", is: "at most", value: 150 },
        });
      }
      return [...figures, ...(await shown(product))];
    }),
};

function shown({ url }: Product): Promise<Figure[]> {
  return withBrowser([], async (browser) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    await page.addInitScript({ path: WATCH });
    await page.goto("/signin");
    await signIn(page);
    const begun = performance.now();
    await page.goto("/bandFollowers/index");
    await page.getByRole("row", { name: /^fan/ }).first().waitFor();
    const ms = performance.now() - begun;
    return [
      {
        name: `list of ${FOLLOWERS} followers shown`,
        ours: ms,
        bare: null,
        unit: "ms",
        target: { of: "ours", is: "at most", value: 3000 },
      },
      await scrolled(page, await slowDown(page), `${FOLLOWERS} followers`),
    ];
  });
}

/** Milliseconds until the answer is read. */
async function timeOf(url: string, token: string, body: object): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Followers were answered ${answer.status}.`);
  await answer.text();
  return performance.now() - begun;
}

async function addFollowers({ databaseUrl }: Product, bandId: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into bandstand.followers (band_id, email, location, source, events)
       select $1, 'fan' || n || '@example.org', (array['Leeds', 'York', 'Málaga', 'Köln'])[1 + n % 4],
         (array['Follow', 'MANUAL'])[1 + n % 2], n % 5 > 0
       from generate_series(1, $2::integer) n`,
      [bandId, FOLLOWERS],
    );
    await client.query("analyze bandstand.followers");
  } finally {
    await client.end();
  }
}
