import { expectNoAxeViolations } from "../support/axe.ts";
import { bandSite } from "../support/band-site.ts";
import { addEvent } from "../support/events.ts";
import { expect, test } from "../support/flow.ts";
import { chooseForList, said } from "../support/list-screen.ts";
import { signIn } from "../support/member.ts";

// The site of the band is another's.
test.use({ expectedFaults: [/^Asked a foreign host: http:\/\/127\.0\.0\.1:\d+\/$/] });

test(
  "a band shows its gigs on its own site: what is copied there is as high as they are",
  { tag: "@phone" },
  async ({ page, context, administrator }) => {
    await context.grantPermissions(["clipboard-write"]);
    await signIn(page, administrator, "/bandFollowers/index");
    await expect(page.getByRole("heading", { name: /^Who wants to hear/ })).toBeVisible();
    await addEvent(administrator.session, { name: "Harvest dance", inDays: 20 });
    await chooseForList(page, "Gigs on your website");
    const shown = page.getByRole("dialog", { name: "Gigs on Your Website" });
    await expect(shown.getByRole("link", { name: "See how it looks" })).toBeVisible();
    await expectNoAxeViolations(page);
    await shown.getByRole("button", { name: "Copy code" }).click();
    await expect(said(page, "Code copied")).toBeAttached();
    const code = await shown.getByLabel("Code").inputValue();

    const site = await bandSite(code);
    try {
      await page.goto(site.url);
      const frame = page.locator("iframe");
      const gigs = page.frameLocator("iframe");
      const height = async () => (await frame.boundingBox())?.height ?? 0;
      await expect(gigs.getByText("The Half Crown", { exact: true })).toBeVisible();
      await expect.poll(height).toBeLessThan(500);
      const closed = await height();
      await gigs.getByText("Details").click();
      await expect.poll(height).toBeGreaterThan(closed + 50);
      // Nothing is left to be scrolled.
      const inside = gigs.locator("html");
      await expect
        .poll(() => inside.evaluate((html) => html.scrollHeight - html.clientHeight))
        .toBe(0);
    } finally {
      site.close();
    }
    await page.goto(`/embed/${administrator.session.bandUser.TheBand.identity}`);
    await expectNoAxeViolations(page);
  },
);
