import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import type { Connection } from "../../lib/offline/connection.ts";
import { memoryStorage } from "../../lib/memory-storage.ts";
import { createLocalCopies } from "./local-copies.ts";
import { sendStudiosLater } from "./send-later.ts";
import { createWorkStore } from "./work-store.ts";
import { studioServer } from "./studio-server.fixture.ts";

const SONG = 12;

/** A page that starts where another one saved without the server. */
async function reload(isOnline: boolean) {
  const server = studioServer();
  const localStorage = memoryStorage();
  server.fail("offline");
  const before = createWorkStore(server.client, createLocalCopies(localStorage, 7));
  await before.save(SONG, { settings: FIRST_SETTINGS, notes: "Louder" });
  server.fail(null);
  let online = isOnline;
  const listeners = new Set<() => void>();
  const connection = {
    isOnline: () => online,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Connection;
  const browser = { localStorage } as unknown as Window;
  const stop = sendStudiosLater(browser, 7, { client: server.client, connection });
  const comeBack = (): void => {
    online = true;
    for (const listener of listeners) listener();
  };
  return { server, stop, comeBack };
}

describe("work that was saved without the server", () => {
  it("is sent with the next page", async () => {
    const { server } = await reload(true);
    await expect.poll(() => server.record(SONG)?.notes).toBe("Louder");
  });

  it("is sent when the server is back", async () => {
    const { server, comeBack } = await reload(false);
    expect(server.record(SONG)).toBeUndefined();
    comeBack();
    await expect.poll(() => server.record(SONG)?.notes).toBe("Louder");
  });

  it("waits for its member where they have gone", async () => {
    const { server, stop, comeBack } = await reload(false);
    stop();
    comeBack();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.record(SONG)).toBeUndefined();
  });
});
