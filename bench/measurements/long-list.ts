/** A list of thousands, as our server pages it, beside a handler that does nothing else, on the same database. */
import { fileURLToPath } from "node:url";
import { compare } from "../load/rounds.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { startChild } from "../product/child.ts";
import { type Product, withProduct } from "../product/product.ts";

/** A page as screens ask for it, and the longest that there is: of those a band has no more under way at once than fit its room for answers. */
const PAGES = [
  { limit: 500, connections: 10 },
  { limit: 2000, connections: 2 },
] as const;

interface LongList {
  /** What is listed; the bare handler is `bare-{name}.ts` and answers `/{name}`. */
  name: string;
  /** How many there are. */
  count: number;
  /** Our call for one page, without its limit. */
  query?: Readonly<Record<string, string>>;
  fill: (product: Product, band: Awaited<ReturnType<typeof newBand>>) => Promise<unknown>;
}

export const longList = ({ name, count, query = {}, fill }: LongList): Measurement => ({
  name,
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await fill(product, band);
      const program = fileURLToPath(new URL(`../bare/bare-${name}.ts`, import.meta.url));
      const bare = await startChild([program, product.databaseUrl, String(band.id)]);
      try {
        const figures: Figure[] = [];
        for (const { limit, connections } of PAGES) {
          const asked = new URLSearchParams({ ...query, limit: String(limit) });
          const headers = { authorization: `Bearer ${band.token}` };
          const ours = { url: `${product.url}/api/${name}?${asked}`, headers, status: 200 };
          const plain = { url: `${bare.url}/${name}?limit=${limit}`, status: 200 };
          figures.push({
            name: `${limit} of ${count} ${name}`,
            ...(await compare(ours, plain, connections)),
            unit: "requests/s",
            // As long as the other takes, and a fifth.
            target: { of: "ratio", is: "at least", value: 0.83 },
          });
        }
        return figures;
      } finally {
        await bare.stop();
      }
    }),
});
