/** The list of venues, with the last six events of each, beside a handler that does nothing else on the same database. */
import { fileURLToPath } from "node:url";
import { compare } from "../load/rounds.ts";
import type { Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { startChild } from "../product/child.ts";
import { withProduct } from "../product/product.ts";
import { addVenues } from "../product/venues.ts";

const BARE = fileURLToPath(new URL("../bare/bare-venues.ts", import.meta.url));
const VENUES = 500;

export const venues: Measurement = {
  name: "venues",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addVenues(product, band, VENUES);
      const bare = await startChild([BARE, product.databaseUrl, String(band.id)]);
      try {
        const headers = { authorization: `Bearer ${band.token}` };
        const list = { url: `${product.url}/api/venues`, headers, status: 200 };
        const bareList = { url: `${bare.url}/venues`, status: 200 };
        return [
          {
            name: `list of ${VENUES} venues with their last six events`,
            ...(await compare(list, bareList)),
            unit: "requests/s",
            target: { of: "ratio", is: "at least", value: 0.5 },
          },
        ];
      } finally {
        await bare.stop();
      }
    }),
};
