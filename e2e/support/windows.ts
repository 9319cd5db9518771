import type { Locator, Page } from "@playwright/test";

/** Picks how a window stands: "Float", "Beside the list", "Left half" … */
export async function arrange(page: Page, window: Locator, how: string): Promise<void> {
  await window.getByRole("button", { name: "Arrange" }).click();
  await page.getByRole("menuitem", { name: how }).click();
}
