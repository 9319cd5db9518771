/** A PDF of a hundred pages, as scanners write it: from the press until its first page is seen, and what of it had to come. */
import type { CDPSession, Page } from "@playwright/test";
import { pdfFile } from "../../apps/server/test/pdf-files.ts";
import { percentile } from "../load/percentile.ts";
import type { Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { signIn, withBrowser } from "../product/browser.ts";
import { withProduct } from "../product/product.ts";
import { watchAnswers } from "../product/until-quiet.ts";

const PAGES = 100;
/** Bytes. */
const PAGE_SIZE = 200_000;
const TIMES = 5;
/** As slow as a phone of some years ago. */
const SLOWER = 4;

export const firstPage: Measurement = {
  name: "first-page",
  run: () =>
    withProduct(async ({ url }) => {
      const { token } = await newBand({ url });
      const size = await addScan(url, token);
      return withBrowser([], async (browser) => {
        const times: number[] = [];
        const fetched: number[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          // What a browser has of the file it does not fetch again.
          const context = await browser.newContext({ baseURL: url });
          const page = await context.newPage();
          await page.goto("/signin");
          await signIn(page);
          const seen = await openScan(page, await context.newCDPSession(page));
          times.push(seen.ms);
          fetched.push(seen.bytes);
          await context.close();
        }
        return [
          {
            name: `first of ${PAGES} pages at ${SLOWER} times slower, press to page`,
            ours: percentile(times, 50),
            bare: null,
            unit: "ms",
            target: { of: "ours", is: "at most", value: 1500 },
          },
          {
            name: `first of ${PAGES} pages, fetched of the file's size (bare)`,
            ours: percentile(fetched, 50) / 1e6,
            bare: size / 1e6,
            unit: "MB",
            target: { of: "ratio", is: "at most", value: 0.1 },
          },
        ];
      });
    }),
};

/** Its size in bytes. */
async function addScan(url: string, token: string): Promise<number> {
  const file = pdfFile(
    Array.from({ length: PAGES }, (_, at) => `Page ${at + 1}`),
    PAGE_SIZE,
  );
  const body = new FormData();
  body.set("title", "Hundred pages");
  body.set("file", new Blob([Uint8Array.from(file)]), "scan.pdf");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/documentupload`, { method: "POST", headers, body });
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}.`);
  return file.length;
}

async function openScan(page: Page, devtools: CDPSession): Promise<{ ms: number; bytes: number }> {
  const untilQuiet = watchAnswers(page);
  await page.goto("/documents/index");
  const title = page.getByRole("link", { name: "Hundred pages" });
  await title.waitFor();
  // Somebody is at the page, and what they are about to press for is fetched ahead.
  await page.mouse.move(1, 1);
  await untilQuiet();
  const files = new Set<string>();
  let bytes = 0;
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("/uploads/")) files.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // Not awaited here: what is asked for answers once it was pressed.
  await page.evaluate(`void (window.pageSeen = new Promise((resolve) => {
    document.addEventListener("click", () => {
      const pressed = performance.now();
      const look = () => {
        if (document.querySelector("[data-pane] canvas") === null) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - pressed));
      };
      look();
    }, { once: true, capture: true });
  }));`);
  await title.click();
  const ms = await page.evaluate<number>("window.pageSeen");
  return { ms, bytes };
}
