// What holds for each screen whatever it shows: how wide it is, and how its headings follow each other.

import { expect, type Page } from "@playwright/test";

/** Expects that nothing is to be reached by scrolling the page sideways, with letters of so many per cent of their size. */
export async function expectWithinWidth(page: Page, width: number, letters: 100 | 200) {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, letters);
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond, `${page.url()} at ${width} pixels, ${letters} %`).toBe(0);
}

/** Expects one title, and below it no heading of a level that skips one. */
export async function expectHeadingsInOrder(page: Page) {
  await expect(page.locator("[aria-busy='true']")).toHaveCount(0);
  const levels = () =>
    page.evaluate(() => {
      const shown = document.querySelector("dialog:modal") ?? document;
      return [...shown.querySelectorAll("h1, h2, h3, h4, h5, h6")]
        .filter(
          (heading) => heading.checkVisibility() && !heading.closest("[inert], [aria-hidden]"),
        )
        .map((heading) => Number(heading.tagName.slice(1)));
    });
  await expect
    .poll(async () => inOrder(await levels()), `Headings of ${page.url()}`)
    .toBe("one title, no level skipped");
}

function inOrder(levels: readonly number[]): string {
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return titles === 1 && !skips ? "one title, no level skipped" : levels.join(" ");
}
