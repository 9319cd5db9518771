import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { sendItem } from "./send-item.ts";
import type { UploadItem } from "./upload-list.ts";

const NEW: UploadItem = {
  id: 1,
  kind: "recording",
  fileName: "One.mp3",
  size: 100,
  target: { kind: "new", title: "One", artist: "Ann" },
  suggestions: [],
  addedSongId: null,
  progress: { state: "uploading", share: 0 },
};
const options = { signal: new AbortController().signal, onProgress: () => {} };

it("a recording goes to its song", async () => {
  const sent: number[] = [];
  const parts = {
    addSong: () => Promise.reject(new Error("No song is to be added.")),
    onAdded: () => {},
    removeSong: () => Promise.reject(new Error("No song is to be removed.")),
    send: async (songId: number) => void sent.push(songId),
  };
  const item: UploadItem = { ...NEW, target: { kind: "song", songId: 11 } };
  await sendItem(item, parts, options);
  expect(sent).toEqual([11]);
});

it("a new song is added once, however often its recording is tried", async () => {
  const added: object[] = [];
  let item = NEW;
  let isCut = true;
  const parts = {
    addSong: async (song: object) => 100 + added.push(song),
    onAdded: (addedSongId: number | null) => {
      item = { ...item, addedSongId };
    },
    removeSong: () => Promise.reject(new Error("No song is to be removed.")),
    send: async () => {
      if (isCut) throw new Error("Cut");
    },
  };
  await expect(sendItem(item, parts, options)).rejects.toThrow("Cut");
  isCut = false;
  await sendItem(item, parts, options);
  expect(item.addedSongId).toBe(101);
  expect(added).toEqual([{ title: "One", artist: "Ann" }]);
});

describe("a file that is refused", () => {
  const refused = new Failure("wrong_type");
  const sent = async (item: UploadItem, error: Error) => {
    const told: (number | null)[] = [];
    const removed: number[] = [];
    const parts = {
      addSong: async () => 101,
      onAdded: (songId: number | null) => void told.push(songId),
      removeSong: async (songId: number) => void removed.push(songId),
      send: () => Promise.reject(error),
    };
    await expect(sendItem(item, parts, options)).rejects.toBe(error);
    return { told, removed };
  };

  it("leaves no song behind that was added for it", async () => {
    expect(await sent(NEW, refused)).toEqual({ told: [101, null], removed: [101] });
  });

  it("is tried again with the song that was added where it was only cut off", async () => {
    expect(await sent(NEW, new Error("Cut"))).toEqual({ told: [101], removed: [] });
  });

  it("leaves alone a song that was there before", async () => {
    const item: UploadItem = { ...NEW, target: { kind: "song", songId: 11 } };
    expect(await sent(item, refused)).toEqual({ told: [], removed: [] });
  });
});
