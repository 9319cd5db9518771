import { describe, expect, it } from "vitest";
import { keptRecording } from "./kept-recording.fixture.ts";
import type { KeptRecording } from "./kept-recording.ts";
import { type RecordingDatabase, recordingStore } from "./recording-store.ts";

function database(): RecordingDatabase & { keys: () => string[] } {
  const values = new Map<string, KeptRecording>();
  return {
    get: async (key) => values.get(key),
    set: async (key, kept) => void values.set(key, kept),
    delete: async (keys) => {
      for (const key of keys) values.delete(key);
    },
    entries: async () => [...values],
    clear: async () => values.clear(),
    keys: () => [...values.keys()],
  };
}

/** Its reading and writing only: taking away is told. */
const refusing = (error: Error): RecordingDatabase => {
  const refuse = async () => {
    throw error;
  };
  return { get: refuse, set: refuse, delete: refuse, entries: refuse, clear: refuse };
};

describe.each([
  ["in the database", () => recordingStore(database()), "database"],
  ["in memory where there is none", () => recordingStore(null), "memory"],
  [
    "in memory where the browser blocks it",
    () => recordingStore(refusing(new DOMException("No", "SecurityError"))),
    "memory",
  ],
] as const)("recordings %s", (_where, open, storage) => {
  it("are found again until they are taken away", async () => {
    const store = open();
    expect(await store.put("7/5/1", keptRecording(1))).toBe(storage);
    expect((await store.get("7/5/1"))?.songId).toBe(1);
    await store.delete(["7/5/1"]);
    expect(await store.get("7/5/1")).toBeUndefined();
  });

  it("are told by the person and gone once all is cleared", async () => {
    const store = open();
    await store.put("7/5/1", keptRecording(1));
    expect(await store.sweep("7/")).toMatchObject([{ key: "7/5/1", storage }]);
    expect(await store.sweep("8/")).toEqual([]);
    await store.delete(["7/5/1"]);
    expect(await store.sweep("7/")).toEqual([]);
  });
});

describe("recordings", () => {
  it("of another person are swept out", async () => {
    const values = database();
    const store = recordingStore(values);
    await store.put("7/5/1", keptRecording(1));
    await store.put("8/5/1", keptRecording(1));
    await store.sweep("8/");
    expect(values.keys()).toEqual(["8/5/1"]);
  });

  it("in memory are 10 at most", async () => {
    const store = recordingStore(null);
    for (let id = 1; id <= 12; id += 1) await store.put(`7/5/${id}`, keptRecording(id));
    const found = await store.sweep("7/");
    expect(found.map(({ kept }) => kept.songId)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("are refused aloud where there is no room", async () => {
    const store = recordingStore(refusing(new DOMException("Full", "QuotaExceededError")));
    await expect(store.put("7/5/1", keptRecording(1))).rejects.toThrow("Full");
  });
});
