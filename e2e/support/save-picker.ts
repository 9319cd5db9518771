import type { Page } from "@playwright/test";

/** As a browser that cannot ask where to put a file. */
export async function withoutSavePicker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "showSaveFilePicker", { value: undefined });
  });
}
