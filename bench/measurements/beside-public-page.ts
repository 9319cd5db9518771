/** What a band's own work waits for while very many look at its public page at once. */
import autocannon from "autocannon";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { type Band, newBand } from "../product/band.ts";
import { addCalendar, publishEvents } from "../product/calendar.ts";
import { type Product, withProduct } from "../product/product.ts";

const EVENTS = 120;
/** Who ask for the next page as soon as they have one. */
const VISITORS = 50;
const SECONDS = 8;
/** Until both sides are warm. */
const WARM_MS = 2000;
/** Somebody at work presses now and then; without a pause their own calls would be the load. */
const PAUSE_MS = 5;

interface OwnCall {
  name: string;
  path: string;
  body?: object;
}

const CALLS: readonly OwnCall[] = [
  { name: "its events", path: "/events" },
  { name: "a venue saved", path: "/savevenue", body: { notes: "Load in by the back door" } },
];

export const besidePublicPage: Measurement = {
  name: "beside-public-page",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addCalendar(product, band, EVENTS);
      await publishEvents(product, band);
      const figures: Figure[] = [];
      for (const call of await withVenue(product, band)) {
        const alone = await p95Of(product, band, call);
        const load = visit(`${product.url}/bandpage/the-ardens`);
        const beside = await p95Of(product, band, call);
        const { requests, duration } = await load;
        const rate = requests.total / duration;
        figures.push({
          name: `${call.name}, p95 beside ${VISITORS} visitors at ${rate.toFixed(0)} pages/s, and alone`,
          ours: beside,
          bare: alone,
          unit: "ms",
          target: { of: "ratio", is: "at most", value: 2 },
        });
      }
      return figures;
    }),
};

async function withVenue({ url }: Product, { token }: Band): Promise<OwnCall[]> {
  const response = await fetch(`${url}/api/venues`, { headers: headersOf(token) });
  const [venue] = (await response.json()) as { id: number }[];
  return CALLS.map((call) => (call.body ? { ...call, path: `${call.path}/${venue?.id}` } : call));
}

async function p95Of({ url }: Product, { token }: Band, call: OwnCall): Promise<number> {
  const { path, body } = call;
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() < start + SECONDS * 1000) {
    const begun = performance.now();
    const response = await fetch(`${url}/api${path}`, {
      method: body ? "POST" : "GET",
      headers: headersOf(token),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}.`);
    await response.text();
    if (begun > start + WARM_MS) times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return percentile(times, 95);
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

/** The visitors have a thread of their own, so that what is measured does not wait for them here. */
const visit = (url: string) =>
  autocannon({
    url,
    headers: { "accept-encoding": "gzip" },
    connections: VISITORS,
    duration: SECONDS,
    workers: 1,
  });
