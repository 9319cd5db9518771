import {
  addSong,
  deleteSong,
  getSong,
  listSongs,
  saveSong,
  songRow,
} from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

const idOf = (song: { id: number }) => ({ id: String(song.id) });

describe("the list of songs", () => {
  it("comes by title, without long texts, in the documented shape", async () => {
    const { token } = await api.newBand();
    for (const title of ["seven Bridges", "Glasshouse", "Åre Nights", "Paper Lanterns"]) {
      await api.call(addSong, { body: { title, artist: "Old Quay", lyrics: "la la" } }, token);
    }
    const { status, answer } = await api.call(listSongs, {}, token);
    expect(status).toBe(200);
    expect(answer.map(({ title }) => title)).toEqual([
      "Glasshouse",
      "Paper Lanterns",
      "seven Bridges",
      "Åre Nights",
    ]);
    expect(z.array(z.strictObject(songRow.shape)).parse(answer)).toEqual(answer);
  });

  it("says of a song what the song itself says, whatever stands in it", async () => {
    const { token, bandUser } = await api.newBand();
    const { answer: added } = await api.call(
      addSong,
      {
        body: {
          title: `"Sí" \\ 'no' – 🎸 שיר`,
          artist: "</script> &amp; Söhne",
          featuring: "",
          genreId: 3,
          songkey: "F♯m",
          bpm: 400,
          start: "{count: [4]}",
          youTubeId: "dQw4w9WgXcQ",
          seconds: null,
          coverImageURL: "https://notes.example.com/a?b=1&c=%22",
          chips: [{ id: 1, tag: '"1", {2}', icon: null, color: "red" }],
        },
      },
      token,
    );
    await api.asSuperuser(
      `insert into bandstand.song_ratings (band_id, band_user_id, song_id, rating) values ($1, $2, $3, 7)`,
      [bandUser.bandId, bandUser.id, added.id],
    );
    await api.asSuperuser(
      `update bandstand.songs set recording_filename = 'take.mp3', recording_date = '2026-03-29T00:59:59.007Z' where id = $1`,
      [added.id],
    );
    const { answer: song } = await api.call(getSong, { params: idOf(added) }, token);
    expect((await api.call(listSongs, {}, token)).answer).toEqual([z.parse(songRow, song)]);
    expect(song).toMatchObject({
      title: `"Sí" \\ 'no' – 🎸 שיר`,
      Genre: { name: "Blues" },
      chips: [{ tag: '"1", {2}' }],
      recordingDate: "2026-03-29T00:59:59.007Z",
      avgRating: 7,
    });
  });

  it("is narrowed by a literal part of title, artist or featuring, in any case", async () => {
    const { token } = await api.newBand();
    await api.call(addSong, { body: { title: "100% Love", artist: "Kit Hollis" } }, token);
    await api.call(
      addSong,
      { body: { title: "Kerosene", artist: "Vesper_Row", featuring: "JOSS" } },
      token,
    );
    const titles = async (search: string) =>
      (await api.call(listSongs, { query: { search } }, token)).answer.map(({ title }) => title);
    expect(await titles("100%")).toEqual(["100% Love"]);
    expect(await titles("%")).toEqual(["100% Love"]);
    expect(await titles("_")).toEqual(["Kerosene"]);
    expect(await titles("joss")).toEqual(["Kerosene"]);
    expect(await titles("hollis")).toEqual(["100% Love"]);
    expect(await titles("' OR 1=1 --")).toEqual([]);
  });

  it.each([
    ["dont stop", "Don’t Stop Me Now"],
    ["QUEEN don't", "Don’t Stop Me Now"],
    ["senorita", "Señorita"],
    ["arzte westerland", "Westerland"],
    ["strasse", "Straße"],
    ["orevig", "Ørevig"],
  ])(
    "finds by words in any order, without accents and apostrophes: %j finds %j",
    async (search, title) => {
      const { token } = await api.newBand();
      for (const body of [
        { title: "Don’t Stop Me Now", artist: "Queen" },
        { title: "Señorita", artist: "Marlow Skye" },
        { title: "Westerland", artist: "Die Ärzte" },
        { title: "Straße", artist: "Kit Hollis" },
        { title: "Ørevig", artist: "Kit Hollis" },
      ])
        await api.call(addSong, { body }, token);
      const { answer } = await api.call(listSongs, { query: { search } }, token);
      expect(answer.map((song) => song.title)).toEqual([title]);
    },
  );

  it("answers 304 to what has not changed, and the new list after any change", async () => {
    const { token } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Glasshouse", artist: "H" } },
      token,
    );
    const ask = (tag: string) =>
      api.fetch("/api/songs", { token, headers: { "if-none-match": tag } });
    const first = await ask("");
    const tag = first.headers.get("etag") ?? "";
    expect(first.status).toBe(200);
    expect((await ask(tag)).status).toBe(304);

    await api.call(saveSong, { params: idOf(song), body: { bpm: 104 } }, token);
    const second = await ask(tag);
    expect(second.status).toBe(200);
    expect(await second.json()).toMatchObject([{ bpm: 104 }]);
    expect(second.headers.get("etag")).not.toBe(tag);

    await api.call(deleteSong, { params: idOf(song) }, token);
    expect((await ask(second.headers.get("etag") ?? "")).status).toBe(200);
  });

  it("of one band says nothing of another's, and another's changes do not move its tag", async () => {
    const mine = await api.newBand();
    const theirs = await api.newBand();
    const tagOf = async () =>
      (await api.fetch("/api/songs", { token: mine.token })).headers.get("etag");
    const before = await tagOf();
    await api.call(addSong, { body: { title: "Theirs", artist: "Theirs" } }, theirs.token);
    expect((await api.call(listSongs, {}, mine.token)).answer).toEqual([]);
    expect(await tagOf()).toBe(before);
  });

  it("shows the average rating, null without any", async () => {
    const { token, bandUser } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Rated", artist: "R" } },
      token,
    );
    await api.asSuperuser(
      "insert into bandstand.song_ratings (band_id, band_user_id, song_id, rating) values ($1, $2, $3, 8)",
      [bandUser.bandId, bandUser.id, song.id],
    );
    expect((await api.call(listSongs, {}, token)).answer).toMatchObject([{ avgRating: 8 }]);
  });
});
