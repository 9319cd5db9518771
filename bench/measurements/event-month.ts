/** The month of a band that plays 300 times a year, in a Chromium at a quarter of its speed. */
import { monthOfDay, monthWeeks } from "@bandstand/domain/month-weeks";
import type { Browser, Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { percentile } from "../load/percentile.ts";
import type { Measurement } from "../measurement.ts";
import { type Band, newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { addAnswers, addCalendar } from "../product/calendar.ts";
import { type Product, withProduct } from "../product/product.ts";

const WATCH = fileURLToPath(new URL("../load/watch-month.mjs", import.meta.url));
const THROTTLE = 4;
/** Two years of it. */
const EVENTS = 600;
const DAYS_APART = 1.2;
const TIMES = 5;

export const eventMonth: Measurement = {
  name: "event-month",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addCalendar(product, band, EVENTS, DAYS_APART);
      await addAnswers(product, band);
      const dates = monthWeeks(monthOfDay(new Date().toISOString().slice(0, 10))).flat();
      const json = await eventsOf(dates, product, band);
      return withBrowser([], async (browser) => {
        const ours: number[] = [];
        const bare: number[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          ours.push(await shown(browser, product));
          bare.push(await drawn(browser, json, dates));
        }
        return [
          {
            name: "month of a band with 300 events a year, from its data, 4× throttle",
            ours: percentile(ours, 50),
            bare: percentile(bare, 50),
            unit: "ms",
            target: { of: "ours", is: "at most", value: 100 },
          },
        ];
      });
    }),
};

async function eventsOf(
  dates: readonly string[],
  { url }: Product,
  { token }: Band,
): Promise<string> {
  const answer = await fetch(`${url}/api/events?from=${dates[0]}&to=${dates.at(-1)}&limit=2000`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.text();
}

async function shown(browser: Browser, { url }: Product): Promise<number> {
  const page = await watched(browser, url);
  await page.goto("/signin");
  await signIn(page);
  await throttle(page);
  await page.goto("/events/index");
  return measured(page, "month.painted");
}

/** The least that could show as much: links by day, from the same answer. */
async function drawn(browser: Browser, json: string, dates: readonly string[]): Promise<number> {
  const page = await watched(browser);
  await page.goto("data:text/html,<title>Bare</title>");
  await throttle(page);
  await page.evaluate(`month.drawBare(${JSON.stringify(json)}, ${JSON.stringify(dates)})`);
  return measured(page, "month.bare");
}

async function watched(browser: Browser, baseURL?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  return page;
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
}

/** Waits for it, and closes the page. */
async function measured(page: Page, name: string): Promise<number> {
  for (;;) {
    const time = await page.evaluate<number | null>(name);
    if (time !== null && time > 0) {
      await page.context().close();
      return time;
    }
    await page.waitForTimeout(50);
  }
}
