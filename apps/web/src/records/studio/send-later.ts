/** Sends what was saved while the server was away, as soon as it is back; after a reload as well. */
import type { Client } from "../../lib/http/client.ts";
import type { Connection } from "../../lib/offline/connection.ts";
import { browserCopies, storageOf } from "./browser-copies.ts";
import { hasCopies } from "./local-copies.ts";
import { hasPractices } from "./practices-key.ts";

/** @returns the way to stop. */
export function sendStudiosLater(
  browser: Window,
  bandUserId: number,
  { client, connection }: { client: Client; connection: Connection },
): () => void {
  const storage = storageOf(browser);
  async function send(): Promise<void> {
    if (!connection.isOnline()) return;
    if (hasPractices(storage, bandUserId)) await sendPractices();
    if (hasCopies(storage, bandUserId)) await sendRecords();
  }

  // Only members who practise load these.
  async function sendPractices(): Promise<void> {
    const { createPracticeOutbox } = await import("./practice-outbox.ts");
    await createPracticeOutbox(storage, bandUserId, client).sendWaiting();
  }
  async function sendRecords(): Promise<void> {
    const { createWorkStore } = await import("./work-store.ts");
    const records = createWorkStore(client, browserCopies(browser, bandUserId));
    // Whatever failed waits for the next time.
    await records.sendWaiting().catch(() => {});
  }
  void send();
  return connection.subscribe(() => void send());
}
