/** What Lighthouse says of the pages that everybody sees. */
import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { withBrowser } from "../product/browser.ts";
import { withProduct } from "../product/product.ts";

/** One run is five points off as easily as not. */
const LIGHTHOUSE_RUNS = 5;
const CATEGORIES = [
  { name: "performance", least: 95 },
  { name: "accessibility", least: 100 },
] as const;

export const publicPages: Measurement = {
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
