import { expect, it } from "vitest";
import { sendItem } from "./send-item.ts";
import type { UploadItem } from "./upload-list.ts";

const NEW: UploadItem = {
  id: 1,
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
    send: async (songId: number) => void sent.push(songId),
  };
  const item: UploadItem = { ...NEW, target: { kind: "song", songId: 11 } };
  expect([await sendItem(item, parts, options), sent]).toEqual([11, [11]]);
});

it("a new song is added once, however often its recording is tried", async () => {
  const added: object[] = [];
  let item = NEW;
  let isCut = true;
  const parts = {
    addSong: async (song: object) => 100 + added.push(song),
    onAdded: (addedSongId: number) => {
      item = { ...item, addedSongId };
    },
    send: async () => {
      if (isCut) throw new Error("Cut");
    },
  };
  await expect(sendItem(item, parts, options)).rejects.toThrow("Cut");
  isCut = false;
  expect(await sendItem(item, parts, options)).toBe(101);
  expect(added).toEqual([{ title: "One", artist: "Ann" }]);
});
