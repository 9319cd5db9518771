import type { Page } from "@playwright/test";

/** How many drafts this device keeps. */
export async function keptDrafts(page: Page): Promise<number> {
  return (await draftSizes(page)).length;
}

/** How large the drafts are together that this device keeps, in bytes: what was added last is among them once they have grown. */
export async function keptDraftBytes(page: Page): Promise<number> {
  return (await draftSizes(page)).reduce((sum, size) => sum + size, 0);
}

function draftSizes(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open("bandstand-seen");
        opening.addEventListener("error", () => reject(new Error("No database of what was seen.")));
        opening.addEventListener("success", () => {
          const range = IDBKeyRange.bound("draft:", "draft;");
          const found = opening.result.transaction("values").objectStore("values").getAll(range);
          found.addEventListener("success", () =>
            resolve(found.result.map(({ data }: { data: ArrayBuffer }) => data.byteLength)),
          );
        });
      }),
  );
}
