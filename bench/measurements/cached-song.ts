/** A song whose recording is kept on the device: from the press until it is heard. */
import type { Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { withProduct } from "../product/product.ts";
import { watchAnswers } from "../product/until-quiet.ts";
import { newSong, upload } from "../product/recording.ts";

const WATCH = fileURLToPath(new URL("../load/watch-page.mjs", import.meta.url));
const SIZE = 20 * 1024 * 1024;
const TIMES = 5;

export const cachedSong: Measurement = {
  name: "cached-song",
  run: () =>
    withProduct(async ({ url }) => {
      const { token } = await newBand({ url });
      const authorization = `Bearer ${token}`;
      const id = await newSong(url, authorization);
      await upload(`${url}/api/fileupload/${id}`, authorization, SIZE);
      const heard = await withBrowser([], async (browser) => {
        const context = await browser.newContext({ baseURL: url });
        const page = await context.newPage();
        await page.addInitScript({ path: WATCH });
        await page.goto("/signin");
        await signIn(page);
        await keepRecording(page);
        const times: number[] = [];
        for (let time = 0; time < TIMES; time += 1) times.push(await play(page));
        return times;
      });
      return [
        {
          name: "cached song, press to sound",
          ours: heard.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN,
          bare: null,
          unit: "ms",
          target: { of: "ours", is: "at most", value: 150 },
        },
      ];
    }),
};

async function keepRecording(page: Page): Promise<void> {
  await page.goto("/songs/index");
  await page.getByRole("button", { name: "More for this list" }).click();
  await page.getByRole("menuitem", { name: "On this device" }).click();
  const manager = page.getByRole("dialog", { name: "On this device" });
  await manager.getByRole("button", { name: "Download missing songs" }).click();
  await manager.getByText("Tin Roof Rain").waitFor();
}

/** On a page that has just been opened, as after the phone lay there a while. */
async function play(page: Page): Promise<number> {
  const untilQuiet = watchAnswers(page);
  await page.goto("/songs/index");
  const button = page.getByRole("button", { name: "Play Tin Roof Rain" });
  await button.waitFor();
  await untilQuiet();
  await button.click();
  for (;;) {
    const [heard] = await page.evaluate<number[]>("measured.heard");
    if (heard !== undefined) return heard;
    await wait(50);
  }
}
