/** What Lighthouse says of the pages that everybody sees. */
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { withBrowser } from "../product/browser.ts";
import { addCalendar } from "../product/calendar.ts";
import { withProduct } from "../product/product.ts";

/** One run is five points off as easily as not. */
const LIGHTHOUSE_RUNS = 5;

/** What each page is to have at least, by the category's name. */
const PAGES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "/signin": { performance: 95, accessibility: 100 },
  "/": { performance: 95, accessibility: 100 },
  "/follow/the-ardens": { performance: 98, accessibility: 100, seo: 100 },
};
/** Half of them to come, two thirds of those gigs. */
const EVENTS = 40;

export const publicPages: Measurement = {
  name: "lighthouse",
  run: () =>
    withProduct(async (product) => {
      await addCalendar(product, await newBand(product), EVENTS);
      const port = await freePort();
      return withBrowser([`--remote-debugging-port=${port}`], async () => {
        const figures: Figure[] = [];
        for (const [path, categories] of Object.entries(PAGES)) {
          figures.push(...(await scoresOf(product.url + path, { path, categories, port })));
        }
        return figures;
      });
    }),
};

interface Page {
  path: string;
  categories: Readonly<Record<string, number>>;
  /** Of the browser. */
  port: number;
}

async function scoresOf(url: string, { path, categories, port }: Page): Promise<Figure[]> {
  const onlyCategories = Object.keys(categories);
  const scores: Record<string, number>[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) {
    const result = await lighthouse(url, { port, onlyCategories, logLevel: "silent" });
    const scoreOf = (name: string) => 100 * (result?.lhr.categories[name]?.score ?? 0);
    scores.push(Object.fromEntries(onlyCategories.map((name) => [name, scoreOf(name)])));
  }
  return Object.entries(categories).map(([name, least]) => ({
    name: `Lighthouse, ${name} of ${path} (middle of ${LIGHTHOUSE_RUNS})`,
    ours: percentile(
      scores.map((seen) => seen[name] ?? 0),
      50,
    ),
    bare: null,
    unit: "points",
    target: { of: "ours", is: "at least", value: least },
  }));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
