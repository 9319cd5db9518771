import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { memoryStorage } from "../../lib/memory-storage.ts";
import { createPracticeOutbox } from "./practice-outbox.ts";
import { hasPractices } from "./practices-key.ts";

const practice = {
  songId: 12,
  key: "0b7e5f86-1f7e-4a53-9b51-6c3f6a1d2e10",
  day: "2026-11-21",
  seconds: 60,
  loops: 3,
  cleanSpeed: 0.8,
};

function start() {
  const storage = memoryStorage();
  const sent: { seconds: number; keepalive: boolean }[] = [];
  const server = { failure: null as Error | null };
  const client = {
    change: async (
      _: unknown,
      { body }: { body: { seconds: number } },
      { keepalive = false }: { keepalive?: boolean },
    ) => {
      if (server.failure) throw server.failure;
      sent.push({ seconds: body.seconds, keepalive });
    },
  } as unknown as Client;
  const open = () => createPracticeOutbox(storage, 7, client);
  return { storage, sent, server, open };
}

describe("a practice", () => {
  it("is sent, and nothing of it stays on the device", async () => {
    const { storage, sent, open } = start();
    await open().send(practice, false);
    expect(sent).toEqual([{ seconds: 60, keepalive: false }]);
    expect(hasPractices(storage, 7)).toBe(false);
  });

  it("goes on its way when the page closes", async () => {
    const { sent, open } = start();
    await open().send(practice, true);
    expect(sent).toEqual([{ seconds: 60, keepalive: true }]);
  });

  it("waits while the server is away, as it has grown last, and is sent with a later page", async () => {
    const { storage, sent, server, open } = start();
    server.failure = new Offline();
    const outbox = open();
    await outbox.send(practice, false);
    await outbox.send({ ...practice, seconds: 90 }, false);
    await outbox.sendWaiting();
    expect([sent, hasPractices(storage, 7), hasPractices(storage, 70)]).toEqual([[], true, false]);
    server.failure = null;
    await open().sendWaiting();
    expect(sent).toEqual([{ seconds: 90, keepalive: false }]);
    expect(hasPractices(storage, 7)).toBe(false);
  });

  it("is given up where the song has gone", async () => {
    const { storage, server, open } = start();
    server.failure = new Failure("song_not_found");
    await open().send(practice, false);
    expect(hasPractices(storage, 7)).toBe(false);
  });
});
