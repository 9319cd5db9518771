import type { Page } from "@playwright/test";

/** How many drafts this device keeps. */
export async function keptDrafts(page: Page): Promise<number> {
  return (await sealedDrafts(page)).length;
}

/** A mark of the drafts that this device keeps, another one each time one is written. */
export async function keptDraftsMark(page: Page): Promise<string> {
  return (await sealedDrafts(page)).map(({ iv }) => iv).join();
}

/** A mark of what this device keeps of all that was seen, another one each time it is written. */
export async function keptSeen(page: Page): Promise<string> {
  return (await sealedValues(page, "member")).map(({ iv }) => iv).join();
}

/** How large the drafts are together that this device keeps, in bytes: what was added last is among them once they have grown. */
export async function keptDraftBytes(page: Page): Promise<number> {
  return (await sealedDrafts(page)).reduce((sum, { size }) => sum + size, 0);
}

/** What was heard and told last is kept as drafts are, and is none. */
const BESIDE = /(listening|notifications)\\"\]"$/;

const sealedDrafts = async (page: Page) =>
  (await sealedValues(page, "draft")).filter(({ name }) => !BESIDE.test(name));

interface SealedValue {
  name: string;
  /** Another one each time it is written. */
  iv: string;
  /** Bytes. */
  size: number;
}

function sealedValues(page: Page, kind: "draft" | "member"): Promise<SealedValue[]> {
  return page.evaluate(
    (prefix) =>
      new Promise<SealedValue[]>((resolve, reject) => {
        const opening = indexedDB.open("bandstand-seen");
        opening.addEventListener("error", () => reject(new Error("No database of what was seen.")));
        opening.addEventListener("success", () => {
          const range = IDBKeyRange.bound(`${prefix}:`, `${prefix};`);
          const store = opening.result.transaction("values").objectStore("values");
          const names = store.getAllKeys(range);
          const found = store.getAll(range);
          found.addEventListener("success", () =>
            resolve(
              found.result.map(({ iv, data }: { iv: Uint8Array; data: ArrayBuffer }, at) => ({
                name: JSON.stringify(names.result[at]),
                iv: iv.join(),
                size: data.byteLength,
              })),
            ),
          );
        });
      }),
    kind,
  );
}
