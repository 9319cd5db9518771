/** Whoever has written lyrics of their own is told that the chart beside them has changed. */
import { addSong, saveSong, type SaveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

async function newSong(texts: SaveSong) {
  const { token } = await api.newBand();
  const body = { title: "Help!", artist: "The Beatles", ...texts };
  const { answer: song } = await api.call(addSong, { body }, token);
  return {
    song,
    save: async (fields: SaveSong) =>
      (await api.call(saveSong, { params: { id: String(song.id) }, body: fields }, token)).answer,
  };
}

describe("a song with lyrics of its own", () => {
  it("says that its chart has changed since, until the lyrics are saved once more, as they were or anew", async () => {
    const { song, save } = await newSong({ lyrics: "Help", tab: "[A]Help" });
    expect(song.isChartNewer).toBe(false);
    expect(await save({ tab: "[A]Help me" })).toMatchObject({ isChartNewer: true });
    expect(await save({ bpm: 190 })).toMatchObject({ isChartNewer: true });
    expect(await save({ lyrics: "Help" })).toMatchObject({ lyrics: "Help", isChartNewer: false });
    expect(await save({ tab: "[A]Help me now" })).toMatchObject({ isChartNewer: true });
    expect(await save({ lyrics: null })).toMatchObject({ isChartNewer: false });
  });

  it("knows of a chart that is saved together with the lyrics, and of one that is as it was", async () => {
    const { save } = await newSong({ lyrics: "Help", tab: "[A]Help" });
    expect(await save({ lyrics: "Help!", tab: "[A]Help me" })).toMatchObject({
      isChartNewer: false,
    });
    expect(await save({ tab: "[A]Help me" })).toMatchObject({ isChartNewer: false });
  });
});

it("a song without lyrics of its own has nothing to say of its chart", async () => {
  const { save } = await newSong({ lyrics: null, tab: "[A]Help" });
  expect(await save({ tab: "[A]Help me" })).toMatchObject({ isChartNewer: false });
});
