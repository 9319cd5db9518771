import { addSong, saveSong } from "@bandstand/contracts/songs";
import { expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

it.each([
  ["am", "Am"],
  ["f# minor", "F#m"],
  ["bb", "Bb"],
  ["A♭", "A♭"],
  ["dorian", "dorian"],
])("a key that is typed as %j is kept as %j", async (songkey, kept) => {
  const { token } = await api.newBand();
  const body = { title: "Glasshouse", artist: "Vesper Row", songkey };
  const { answer: added } = await api.call(addSong, { body }, token);
  expect(added.songkey).toBe(kept);
  const params = { id: String(added.id) };
  const { answer: cleared } = await api.call(saveSong, { params, body: { songkey: null } }, token);
  expect(cleared.songkey).toBeNull();
  const { answer: saved } = await api.call(saveSong, { params, body: { songkey } }, token);
  expect(saved.songkey).toBe(kept);
});
