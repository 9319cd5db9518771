import { expect, type Locator, type Page } from "@playwright/test";

/** Picks how a window stands: "Float", "Beside the list", "Left half" … */
export async function arrange(page: Page, window: Locator, how: string): Promise<void> {
  await window.getByRole("button", { name: "Arrange" }).click();
  await page.getByRole("menuitem", { name: how }).click();
}

/** Closing a window steps back in the history a moment later; an address that is gone to in that moment would be given up. */
export async function windowIsLeft(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .not.toContain('"windows":["');
}
