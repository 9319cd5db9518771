/** A Chromium to measure in, and a member in it. */
import { type Browser, chromium, type Page } from "@playwright/test";
import { ensureChromium } from "../../scripts/install/chromium.mjs";
import { ACCOUNT } from "./band.ts";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function withBrowser<T>(
  more: string[],
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Signs the band's administrator in on the page of signing in. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(ACCOUNT.email);
  await page.getByLabel("Password", { exact: true }).fill(ACCOUNT.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await page.waitForURL(/dashboard/);
}
