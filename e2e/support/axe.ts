import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Expects the page as it stands to break no rule of WCAG 2.2 AA that axe can check, in light and in dark. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-scheme", colorScheme);
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const told = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`),
    }));
    expect(told, `axe on ${page.url()} in ${colorScheme}`).toEqual([]);
  }
}

/** The same for a page that is longer than the screen: bars that stay in view would cover parts of what lies below them. */
export async function expectNoAxeViolationsInWholePage(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  if (!viewport) throw new Error("The page has no size of its own.");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: viewport.width, height: height + viewport.height });
  await expectNoAxeViolations(page);
  await page.setViewportSize(viewport);
}

/** Until nothing is on its way from one look to another: however short, a transition shows the old colour until its next frame. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await frame();
  });
}
