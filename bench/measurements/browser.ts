/** What a browser has to fetch before a page works, and what Lighthouse says of it. */
import { createServer } from "node:net";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { newBand } from "../product/band.ts";
import { withProduct } from "../product/product.ts";
import { watchAnswers } from "../product/until-quiet.ts";

const scripts: Measurement = {
  name: "scripts",
  run: () =>
    withProduct(async (product) =>
      withBrowser([], async (browser) => {
        await newBand(product);
        const context = await browser.newContext({ baseURL: product.url });
        const page = await context.newPage();
        const entry = await scriptsOf(page, "/signin");
        await signIn(page);
        const signedIn = await scriptsOf(page, "/songs/index");
        return [
          sized("scripts of the sign-in page (gz)", entry, 145),
          sized("scripts of a signed-in page (gz)", signedIn, 230),
        ];
      }),
    ),
};

function sized(name: string, ours: number, value: number): Figure {
  return { name, ours, bare: null, unit: "kB", target: { of: "ours", is: "at most", value } };
}

/** Gzipped kB of all scripts that the page fetches until it is quiet. */
async function scriptsOf(page: Page, path: string): Promise<number> {
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
  page.removeAllListeners("response");
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const script = await (await fetch(address)).arrayBuffer();
      return gzipSync(Buffer.from(script)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** One run is five points off as easily as not. */
const LIGHTHOUSE_RUNS = 5;
const CATEGORIES = [
  { name: "performance", least: 95 },
  { name: "accessibility", least: 100 },
] as const;

const pages: Measurement = {
  name: "lighthouse",
  run: () =>
    withProduct(async ({ url }) => {
      const port = await freePort();
      return withBrowser([`--remote-debugging-port=${port}`], async () => {
        const figures: Figure[] = [];
        for (const path of ["/signin", "/"]) {
          const seen = { performance: [] as number[], accessibility: [] as number[] };
          for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
            const result = await lighthouse(url + path, {
              port,
              onlyCategories: CATEGORIES.map(({ name }) => name),
              logLevel: "silent",
            });
            for (const { name } of CATEGORIES) {
              seen[name].push(100 * (result?.lhr.categories[name]?.score ?? 0));
            }
          }
          for (const { name, least } of CATEGORIES) {
            figures.push({
              name: `Lighthouse, ${name} of ${path} (middle of ${LIGHTHOUSE_RUNS})`,
              ours: percentile(seen[name], 50),
              bare: null,
              unit: "points",
              target: { of: "ours", is: "at least", value: least },
            });
          }
        }
        return figures;
      });
    }),
};

export const browserMeasurements: readonly Measurement[] = [scripts, pages];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
