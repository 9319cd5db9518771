import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const EVERY_RULE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules among them that look at colours; the others find the same in light and in dark. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Expects the page as it stands to break no rule of WCAG 2.2 AA that axe can check, in light and in dark. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // The scheme that is there comes first: each change of it paints the whole page anew.
  const isDark = (await page.locator("html").getAttribute("data-scheme")) === "dark";
  const [first, second] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await expectNoViolationsIn(page, first, EVERY_RULE);
  await expectNoViolationsIn(page, second, RULES_OF_COLOUR);
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

async function expectNoViolationsIn(
  page: Page,
  colorScheme: "light" | "dark",
  runOnly: string[],
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("color-scheme", colorScheme);
  await settled(page);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    const results = await window.axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return results.violations;
  }, runOnly);
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary ?? ""}`),
  }));
  expect(told, `axe on ${page.url()} in ${colorScheme}`).toEqual([]);
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

declare global {
  interface Window {
    /** There once its source has run in the page. */
    readonly axe: typeof axe;
  }
}
