import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import { keptRecording, keptSong, keptWords } from "./kept-recording.fixture.ts";
import type { KeptRecording } from "./kept-recording.ts";
import { createKeptRecordings } from "./kept-recordings.ts";
import { recordingStore } from "./recording-store.ts";

type Fetch = Parameters<typeof createKeptRecordings>[0]["fetch"];

const fetched: Fetch = async (songId) => keptRecording(songId);

function member({
  store = recordingStore(null),
  userId = 7,
  bandId = 5,
  fetch = fetched,
  fetchSong = async (songId) => keptSong(songId),
  onRestored = () => {},
}: Partial<Parameters<typeof createKeptRecordings>[0]> = {}) {
  return createKeptRecordings({ store, userId, bandId, fetch, fetchSong, onRestored });
}

const idsOf = (recordings: ReturnType<typeof member>) => [
  ...recordings.getSnapshot().entries.keys(),
];

describe("the recordings that a member keeps", () => {
  it("are brought once and found again", async () => {
    const recordings = member();
    await recordings.keep(1);
    expect(recordings.getSnapshot().entries.get(1)).toEqual({
      songId: 1,
      title: "Song 1",
      size: 6,
      storage: "memory",
      cachedAt: "2026-11-01T10:00:00.000Z",
      bandId: 5,
      recordingDate: "2026-11-01T10:00:00.000Z",
      songUpdatedAt: "2026-11-01T10:00:00.000Z",
    });
    expect((await recordings.find(1))?.blob.size).toBe(6);
  });

  it("are the words alone where a song has no recording: nothing that could be played", async () => {
    const store = recordingStore(null);
    const restored: (string | null)[] = [];
    await member({ store, fetch: async (songId) => keptWords(songId) }).keep(1);
    const again = member({ store, onRestored: ([song]) => restored.push(song?.lyrics ?? null) });
    await again.ready();
    expect(again.getSnapshot().entries.get(1)?.size).toBeGreaterThan(100);
    expect(await again.find(1)).toBeNull();
    expect(restored).toEqual(["Paper lanterns over the bay"]);
  });

  it("take the words of a song as they are now, and keep its recording", async () => {
    let brought = 0;
    const LATER = "2026-11-08T10:00:00.000Z";
    const recordings = member({
      fetch: async (songId) => {
        brought += 1;
        return keptRecording(songId);
      },
      fetchSong: async (id) => keptSong(id, { lyrics: "Another verse", updatedAt: LATER }),
    });
    await recordings.keep(1);
    await recordings.renewWords(1);
    const kept = await recordings.find(1);
    expect([kept?.song.lyrics, kept?.blob.size, brought]).toEqual(["Another verse", 6, 1]);
    expect(recordings.getSnapshot().entries.get(1)?.songUpdatedAt).toBe(LATER);
  });

  it("are there again after a reload, with their words", async () => {
    const store = recordingStore(null);
    await member({ store }).keep(1);
    const lyrics: (string | null)[] = [];
    const again = member({
      store,
      onRestored: (songs) => lyrics.push(...songs.map((song) => song.lyrics)),
    });
    await again.ready();
    expect(idsOf(again)).toEqual([1]);
    expect(lyrics).toEqual(["Paper lanterns over the bay"]);
  });

  it("belong to their band", async () => {
    const store = recordingStore(null);
    await member({ store }).keep(1);
    const elsewhere = member({ store, bandId: 6 });
    await elsewhere.ready();
    expect(idsOf(elsewhere)).toEqual([]);
    expect(await elsewhere.find(1)).toBeNull();
  });

  it("are not seen by another person on the same device", async () => {
    const store = recordingStore(null);
    await member({ store }).keep(1);
    const other = member({ store, userId: 8 });
    await other.ready();
    expect(idsOf(other)).toEqual([]);
    expect(await other.find(1)).toBeNull();
  });

  it("say nothing any more once their member has left", async () => {
    const store = recordingStore(null);
    await member({ store }).keep(1);
    const told: unknown[] = [];
    const recordings = member({ store, onRestored: (songs) => told.push(songs) });
    const reading = recordings.ready();
    recordings.close();
    await reading;
    expect(told).toEqual([]);
  });

  it("are taken away one by one or all at once", async () => {
    const recordings = member();
    for (const id of [1, 2, 3]) await recordings.keep(id);
    await recordings.remove(2);
    expect(idsOf(recordings)).toEqual([1, 3]);
    await recordings.clear();
    expect(idsOf(recordings)).toEqual([]);
    expect(await recordings.find(1)).toBeNull();
  });

  it("tell how far a download is", async () => {
    const shares: (number | undefined)[] = [];
    const fetch: Fetch = async (songId, _signal, onProgress) => {
      onProgress(0.5);
      return keptRecording(songId);
    };
    const recordings = member({ fetch });
    recordings.subscribe(() => shares.push(recordings.getSnapshot().downloads.get(1)));
    await recordings.keep(1);
    expect(shares).toContain(0.5);
    expect(recordings.getSnapshot().downloads.size).toBe(0);
  });

  it("ask the server once for a song that is asked for twice", async () => {
    let asked = 0;
    const fetch: Fetch = async (songId) => {
      asked += 1;
      return keptRecording(songId);
    };
    const recordings = member({ fetch });
    await Promise.all([recordings.keep(1), recordings.keep(1)]);
    expect(asked).toBe(1);
  });

  it("remember what failed until it is tried again", async () => {
    let answer: Promise<KeptRecording> = Promise.reject(new Offline());
    const recordings = member({ fetch: async () => answer });
    await expect(recordings.keep(1)).rejects.toBeInstanceOf(Offline);
    expect([...recordings.getSnapshot().failed]).toEqual([1]);
    answer = Promise.resolve(keptRecording(1));
    await recordings.keep(1);
    expect(recordings.getSnapshot().failed.size).toBe(0);
  });

  it("leave nothing of what was cancelled", async () => {
    const fetch: Fetch = (_songId, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      });
    const recordings = member({ fetch });
    const cancel = new AbortController();
    const work = recordings.keep(1, cancel.signal);
    cancel.abort();
    await expect(work).rejects.toMatchObject({ name: "AbortError" });
    expect(recordings.getSnapshot().failed.size).toBe(0);
    expect(idsOf(recordings)).toEqual([]);
  });
});
