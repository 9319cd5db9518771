/** The list of events of a band that has played for years, beside a handler that does nothing else, on the same database. */
import { fileURLToPath } from "node:url";
import { compare } from "../load/rounds.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { addCalendar } from "../product/calendar.ts";
import { startChild } from "../product/child.ts";
import { withProduct } from "../product/product.ts";

const BARE = fileURLToPath(new URL("../bare/bare-events.ts", import.meta.url));
const EVENTS = 2000;
/** A page as it comes unless more are asked for, and the longest that there is: of that, one band is answered few at a time. */
const PAGES = [
  { limit: 500, connections: 10 },
  { limit: 2000, connections: 2 },
] as const;

export const events: Measurement = {
  name: "events",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addCalendar(product, band, EVENTS);
      const bare = await startChild([BARE, product.databaseUrl, String(band.id)]);
      try {
        return await measure(product.url, bare.url, band.token);
      } finally {
        await bare.stop();
      }
    }),
};

async function measure(oursUrl: string, bareUrl: string, token: string): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${token}` };
  const figures: Figure[] = [];
  for (const { limit, connections } of PAGES) {
    const url = `${oursUrl}/api/events?pastEvents=A&limit=${limit}`;
    const bare = { url: `${bareUrl}/events?limit=${limit}`, status: 200 };
    figures.push({
      name: `${limit} of ${EVENTS} events`,
      ...(await compare({ url, headers, status: 200 }, bare, connections)),
      unit: "requests/s",
      // As long as the other takes, and a fifth.
      target: { of: "ratio", is: "at least", value: 0.83 },
    });
  }
  return figures;
}
