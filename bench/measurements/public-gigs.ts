/** The public list of gigs, beside a server that has the same text at hand. */
import { fileURLToPath } from "node:url";
import { compare } from "../load/rounds.ts";
import type { Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { addCalendar, publishEvents } from "../product/calendar.ts";
import { startChild } from "../product/child.ts";
import { withProduct } from "../product/product.ts";

const BARE = fileURLToPath(new URL("../bare/bare-answer.ts", import.meta.url));
/** Half of them to come, two thirds of those gigs. */
const EVENTS = 120;

export const publicGigs: Measurement = {
  name: "public-gigs",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addCalendar(product, band, EVENTS);
      await publishEvents(product, band);
      const url = `${product.url}/api/pevents`;
      const body = JSON.stringify({ bandId: band.id });
      const bare = await startChild([BARE, url, body]);
      try {
        const request = {
          method: "POST" as const,
          headers: { "content-type": "application/json" },
          body,
          status: 200,
        };
        return [
          {
            name: "public list of a band's gigs",
            ...(await compare({ ...request, url }, { ...request, url: `${bare.url}/answer` })),
            unit: "requests/s",
            target: { of: "ratio", is: "at least", value: 0.7 },
          },
        ];
      } finally {
        await bare.stop();
      }
    }),
};
