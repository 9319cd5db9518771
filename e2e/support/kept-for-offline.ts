import { expect, type Page } from "@playwright/test";

/** Until everything is kept that the application needs to start. */
export async function keptForOffline(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 60_000,
    })
    .toBe(true);
}
