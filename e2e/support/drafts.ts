import type { Page } from "@playwright/test";

/** How many drafts this device keeps. */
export function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("bandstand-seen");
        opening.addEventListener("error", () => reject(new Error("No database of what was seen.")));
        opening.addEventListener("success", () => {
          const range = IDBKeyRange.bound("draft:", "draft;");
          const count = opening.result.transaction("values").objectStore("values").count(range);
          count.addEventListener("success", () => resolve(count.result));
        });
      }),
  );
}
