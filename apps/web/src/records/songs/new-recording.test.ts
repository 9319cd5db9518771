import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { Offline } from "../../lib/http/call-errors.ts";
import type { Client } from "../../lib/http/client.ts";
import { createNewRecording } from "./new-recording.ts";
import { SONG_KEYS } from "./song-keys.ts";

const nobody = async (): Promise<never> => {
  throw new Offline();
};

it("a song whose recording has come is loaded anew, and its copy on this device goes", async () => {
  const queries = new QueryClient();
  queries.setQueryData(SONG_KEYS.one(7), { id: 7, recordingFilename: null });
  const removed: number[] = [];
  const remove = async (songId: number) => void removed.push(songId);
  const call = async () => ({ id: 7, recordingFilename: "new.mp3" });
  await createNewRecording({ call } as unknown as Client, queries, { remove })(7);
  expect(queries.getQueryData(SONG_KEYS.one(7))).toEqual({ id: 7, recordingFilename: "new.mp3" });
  expect(removed).toEqual([7]);
});

it("a recording that has come is there, also where nobody answers afterwards and the browser keeps its copy", async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(SONG_KEYS.one(7), { id: 7, recordingFilename: null });
  const welcome = createNewRecording({ call: nobody } as unknown as Client, queries, {
    remove: nobody,
  });
  await expect(welcome(7)).resolves.toBeUndefined();
  expect(queries.getQueryState(SONG_KEYS.one(7))?.isInvalidated).toBe(true);
});
