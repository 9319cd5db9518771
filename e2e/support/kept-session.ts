// A session in the browser as the product keeps it (apps/web/src/lib/session/), for flows that begin where somebody has
// signed in before. A flow of sign-in.spec.ts holds it against what the sign-in screen leaves.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Session } from "@bandstand/contracts/sign-in";
import type { Page } from "@playwright/test";
import { WEB_DIST } from "../../scripts/paths.mjs";

/** Puts a session into the page's browser, where the next page finds it that is loaded. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  const kept = {
    ...session,
    formSettings: { setlistLayout: "L" },
    applicationVersion: applicationVersion(),
  };
  // The least that our server answers: all that is asked of it is its origin.
  await page.goto("/api/health");
  await page.evaluate(async (text) => {
    const usages: KeyUsage[] = ["encrypt", "decrypt"];
    const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, usages);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(text);
    const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain);
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error("The browser does not keep the session."));
      const opening = indexedDB.open("bandstand-vault");
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("values"));
      opening.addEventListener("error", fail);
      opening.addEventListener("success", () => {
        const writing = opening.result.transaction("values", "readwrite");
        const values = writing.objectStore("values");
        values.put(key, "key");
        values.put({ iv, data }, "session");
        writing.addEventListener("abort", fail);
        writing.addEventListener("complete", () => {
          opening.result.close();
          resolve();
        });
      });
    });
    localStorage.setItem("bandstand:inside", "yes");
  }, JSON.stringify(kept));
}

/** All that the browser keeps for a page's session, opened. */
export async function keptSession(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(request.error?.message)));
      });
    const database = await answerOf(indexedDB.open("bandstand-vault"));
    const values = database.transaction("values").objectStore("values");
    const names = await answerOf(values.getAllKeys());
    const key = (await answerOf<unknown>(values.get("key"))) as CryptoKey;
    const sealed = (await answerOf<unknown>(values.get("session"))) as {
      iv: Uint8Array<ArrayBuffer>;
      data: ArrayBuffer;
    };
    database.close();
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: sealed.iv }, key, sealed.data);
    const { algorithm, extractable, usages } = key;
    return {
      names,
      key: { algorithm, extractable, usages },
      session: JSON.parse(new TextDecoder().decode(plain)) as object,
      inside: localStorage.getItem("bandstand:inside"),
    };
  });
}

/** The address of the file by which the application names its version. */
function applicationVersion(): string {
  const name = readdirSync(join(WEB_DIST, "assets")).find((file) => /^start-.*\.js$/.test(file));
  if (name === undefined)
    throw new Error("The build has no file that the application starts from.");
  return `/assets/${name}`;
}
