// What a good machine hides. `E2E_LATE=500` lets whatever a page asks for come up to half a second late, its scripts too;
// `E2E_SLOW=4` gives it a processor four times slower.

import type { Page } from "@playwright/test";

const late = Number(process.env.E2E_LATE ?? 0);
const slow = Number(process.env.E2E_SLOW ?? 1);

export async function makeHard(page: Page): Promise<void> {
  if (late > 0) {
    await page.route("**/*", async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.random() * late);
      });
      // A page that has gone meanwhile wants nothing any more.
      await route.fallback().catch(() => {});
    });
  }
  if (slow > 1) {
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setCPUThrottlingRate", { rate: slow });
  }
}
