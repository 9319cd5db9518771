// A flow on the page of the engine alone. It is built once for each worker.

import { expect, test as base } from "@playwright/test";
import { serveSoundPage, type SoundSite } from "./sound-page.ts";

/** The product's own policy, as its pages come with it. */
async function productPolicy(url: string): Promise<string> {
  const policy = (await fetch(url)).headers.get("content-security-policy");
  if (policy === null) throw new Error("The product's pages have no policy.");
  return policy;
}

export const test = base.extend<object, { site: SoundSite }>({
  site: [
    async ({ browserName: _browser }, use, { project }) => {
      const site = await serveSoundPage(await productPolicy(project.use.baseURL ?? ""));
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  page: async ({ page, site }, use) => {
    await page.goto(site.url);
    await use(page);
  },
});

export { expect };
