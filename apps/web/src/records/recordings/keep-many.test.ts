import type { BandDocument } from "@bandstand/contracts/documents";
import { describe, expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import {
  createKeptDocuments,
  documentStore,
  type KeptDocument,
} from "../documents/kept-documents.ts";
import { keptRecording, keptSong } from "./kept-recording.fixture.ts";
import { createKeepMany } from "./keep-many.ts";
import { createKeptRecordings } from "./kept-recordings.ts";
import { recordingStore } from "./recording-store.ts";

type Fetch = Parameters<typeof createKeptRecordings>[0]["fetch"];

function keeping(fetch: Fetch) {
  const recordings = createKeptRecordings({
    store: recordingStore(null),
    userId: 7,
    bandId: 5,
    fetch,
    fetchSong: async (songId) => keptSong(songId, { title: "Renamed" }),
    onRestored: () => {},
  });
  const documents = createKeptDocuments({
    store: documentStore(null),
    userId: 7,
    bandId: 5,
    async fetch(id, _signal, onProgress) {
      onProgress(0.5);
      if (id === 13) throw new Error("The server answered 404.");
      return keptPaper(id);
    },
    onRestored: () => {},
  });
  return { recordings, documents, many: createKeepMany(recordings, documents) };
}

const brought: Fetch = async (songId) => keptRecording(songId);
const idsOf = ({ recordings }: ReturnType<typeof keeping>) => [
  ...recordings.getSnapshot().entries.keys(),
];

const NONE = { songs: 0, papers: 0 };
const keptPaper = (id: number): KeptDocument => ({
  document: { id, bandId: 5, title: "Chart" } as BandDocument,
  filename: "a",
  blob: new Blob(["paper"]),
  drawn: null,
  cachedAt: "2026-11-01T10:00:00.000Z",
});

describe("keeping many songs", () => {
  it("brings them all", async () => {
    const keep = keeping(brought);
    expect(await keep.many.start({ songs: [1, 2, 3] })).toEqual(NONE);
    expect(idsOf(keep)).toEqual([1, 2, 3]);
    expect(keep.many.getSnapshot()).toBeNull();
  });

  it("tells how far it is, with what has come of the song on its way", async () => {
    const keep = keeping(async (songId, _signal, onProgress) => {
      onProgress(0.5);
      return keptRecording(songId);
    });
    const shares: (number | undefined)[] = [];
    keep.many.subscribe(() => shares.push(keep.many.getSnapshot()?.share));
    await keep.many.start({ songs: [1] });
    expect(shares).toContain(0.5);
    expect(shares).toContain(1);
  });

  it("brings the words alone of songs whose recordings are here, and counts only what it brings", async () => {
    const asked: number[] = [];
    const keep = keeping(async (songId) => {
      asked.push(songId);
      return keptRecording(songId);
    });
    await keep.many.start({ songs: [1, 2] });
    const totals = new Set<number | undefined>();
    keep.many.subscribe(() => totals.add(keep.many.getSnapshot()?.total));
    expect(await keep.many.start({ songs: [3], words: [1] })).toEqual(NONE);
    expect(asked).toEqual([1, 2, 3]);
    expect([...totals]).toEqual([2, undefined]);
    expect(keep.recordings.getSnapshot().entries.get(1)?.title).toBe("Renamed");
  });

  it("brings their documents with them, counted and told of like the songs", async () => {
    const keep = keeping(brought);
    const seen: (readonly [number, number, number])[] = [];
    keep.many.subscribe(() => {
      const now = keep.many.getSnapshot();
      if (now) seen.push([now.total, now.papers, now.share]);
    });
    expect(await keep.many.start({ songs: [1], papers: [11, 13] })).toEqual({
      songs: 0,
      papers: 1,
    });
    expect([...keep.documents.getSnapshot().entries.keys()]).toEqual([11]);
    expect(seen.at(-1)).toEqual([3, 2, 1]);
    expect(seen.some(([, , share]) => share > 0 && share < 1 / 3)).toBe(true);
  });

  it("counts the songs that fail by themselves and goes on", async () => {
    const keep = keeping(async (songId) => {
      if (songId === 2) throw new Error("The server answered 404.");
      return keptRecording(songId);
    });
    expect(await keep.many.start({ songs: [1, 2, 3] })).toEqual({ songs: 1, papers: 0 });
    expect(idsOf(keep)).toEqual([1, 3]);
  });

  it.each([new Offline(), new DOMException("Full", "QuotaExceededError")])(
    "stops where going on makes no sense: %s",
    async (error) => {
      const asked: number[] = [];
      const keep = keeping(async (songId) => {
        asked.push(songId);
        throw error;
      });
      await expect(keep.many.start({ songs: [1, 2, 3, 4, 5] })).rejects.toBe(error);
      expect(asked.length).toBeLessThan(5);
      expect(keep.many.getSnapshot()).toBeNull();
    },
  );

  it("stops when it is cancelled and keeps what was there by then", async () => {
    const keep = keeping((songId, signal) =>
      songId === 1
        ? Promise.resolve(keptRecording(1))
        : new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
          }),
    );
    const work = keep.many.start({ songs: [1, 2, 3] });
    await new Promise((resolve) => setTimeout(resolve));
    keep.many.cancel();
    expect(await work).toEqual(NONE);
    expect(idsOf(keep)).toEqual([1]);
  });
});
