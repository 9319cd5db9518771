/** The waveform of a recording of ten minutes: how soon it stands, and what it costs while it plays. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { wavFile } from "../../apps/server/test/sounds.ts";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { withProduct } from "../product/product.ts";
import { newSong } from "../product/recording.ts";

const WATCH = fileURLToPath(new URL("../load/watch-waveform.mjs", import.meta.url));
const MINUTES = 10;
const RUNS = 5;
/** Milliseconds over which the cost is taken. */
const PLAYED = 5000;

export const studioWaveform: Measurement = {
  name: "studio-waveform",
  run: () =>
    withProduct(async ({ url }) => {
      const { token } = await newBand({ url });
      await addLongSong(url, `Bearer ${token}`);
      return withBrowser(["--autoplay-policy=no-user-gesture-required"], async (browser) => {
        const first: number[] = [];
        const bare: number[] = [];
        const costs: number[] = [];
        const bareCosts: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const page = await openStudio(browser, url);
          first.push(await firstWaveform(page));
          costs.push(await costOfPlaying(page));
          bare.push(await page.evaluate<number>("measured.paintBare()"));
          bareCosts.push(await costOfBareMotion(page));
          await page.context().close();
        }
        return [
          {
            name: `first waveform of ${MINUTES} minutes, from its peaks`,
            ours: percentile(first, 50),
            bare: percentile(bare, 50),
            unit: "ms",
            target: { of: "ours", is: "at most", value: 150 },
          },
          {
            name: "main thread while a studio plays, of one core",
            ours: percentile(costs, 50),
            bare: percentile(bareCosts, 50),
            unit: "%",
            target: { of: "ratio", is: "at most", value: 5 },
          },
        ] satisfies Figure[];
      });
    }),
};

async function addLongSong(url: string, authorization: string): Promise<void> {
  const id = await newSong(url, authorization);
  const sound = wavFile({
    seconds: MINUTES * 60,
    rate: 8000,
    channels: 1,
    content: { kind: "clicks", bpm: 120 },
  });
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(sound)]), "long.wav");
  const sent = await fetch(`${url}/api/fileupload/${id}`, {
    method: "POST",
    headers: { authorization },
    body,
  });
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}.`);
  // Until the server has drawn it.
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/api/songplayback/${id}`, { headers: { authorization } });
    const { peaks } = (await answer.json()) as { peaks: unknown };
    if (peaks !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The recording got no peaks.");
}

async function openStudio(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL, viewport });
  const page = await context.newPage();
  await page.addInitScript({ path: WATCH });
  await page.goto("/signin");
  await signIn(page);
  await page.goto("/songs/index");
  await page.getByRole("button", { name: "Actions for Tin Roof Rain" }).click();
  await page.getByRole("menuitem", { name: "Audio Studio" }).click();
  return page;
}

async function firstWaveform(page: Page): Promise<number> {
  for (let tries = 0; tries < 300; tries += 1) {
    const painted = await page.evaluate<number | null>("measured.painted");
    if (painted !== null) return painted;
    await page.waitForTimeout(50);
  }
  throw new Error("No waveform was painted.");
}

/** Percent of a core that the page's main thread takes while the zoomed waveform follows the playhead. */
async function costOfPlaying(page: Page): Promise<number> {
  const studio = page.getByRole("dialog", { name: "Tin Roof Rain" });
  for (let time = 0; time < 2; time += 1)
    await studio.getByRole("button", { name: "Zoom in" }).click();
  await studio.getByRole("button", { name: "Play", exact: true }).click();
  await studio.getByRole("button", { name: "Forward 10 seconds" }).click();
  await page.waitForTimeout(1500);
  const cost = await share(page);
  await studio.getByRole("button", { name: "Pause" }).click();
  return cost;
}

async function costOfBareMotion(page: Page): Promise<number> {
  await page.goto("/signin");
  await page.evaluate("measured.moveBare()");
  return share(page);
}

async function share(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  // Processor time, which a busy machine does not stretch.
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await busy(devtools);
  await page.waitForTimeout(PLAYED);
  const after = await busy(devtools);
  await devtools.detach();
  return ((after - before) / (PLAYED / 1000)) * 100;
}

/** Seconds. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}
