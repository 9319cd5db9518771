import { importSongs } from "@bandstand/contracts/song-library";
import { type AddSong, getSong, listSongs } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { statementsOf } from "../../../test/library.ts";
import { insertSongs } from "./import-songs.repository.ts";
import { importMany } from "./import-songs.use-cases.ts";

const api = await testApi();

const bring = (token: string, songs: AddSong[]) =>
  api.call(importSongs, { body: { songs } }, token);
const titles = async (token: string) =>
  (await api.call(listSongs, {}, token)).answer.map(({ title }) => title);

const whole: AddSong = {
  title: "שיר לשלום 🎸",
  artist: "Robert'); DROP TABLE songs; --",
  featuring: "Mira",
  genreId: 2,
  songStatusId: 3,
  songkey: "A♭",
  bpm: 118,
  start: "Drums, four in",
  lyrics: '  First line\n\n{NULL,"last"}\\  ',
  tab: "e|---0---|",
  notes: "<b>bold</b>",
  todo: "NULL",
  youTubeId: "dQw4w9WgXcQ",
  seconds: 208,
  coverImageURL: "https://example.org/notes",
  chips: [{ id: 1, tag: "opener", icon: "star", color: "amber" }],
};

describe("importing songs", () => {
  it("keeps every field as it was given", async () => {
    const { token } = await api.newBand();
    const { status, answer } = await bring(token, [whole, { title: "Bare", artist: "A" }]);
    expect({ status, answer }).toEqual({ status: 201, answer: { imported: 2, changed: 0 } });
    const { answer: list } = await api.call(listSongs, {}, token);
    const read = async (title: string) => {
      const id = list.find((song) => song.title === title)?.id;
      return (await api.call(getSong, { params: { id: String(id) } }, token)).answer;
    };
    expect(await read(whole.title)).toMatchObject({ ...whole, Genre: { name: "Pop" } });
    expect(await read("Bare")).toMatchObject({
      songStatusTag: "P",
      seconds: 210,
      genreId: null,
      chips: [],
      lyrics: null,
    });
  });

  it("names each bad song by its place, and adds none", async () => {
    const { token } = await api.newBand();
    const songs = Array.from({ length: 20 }, (_, index) => ({ title: `${index}`, artist: "A" }));
    songs[17] = { title: " ", artist: "A" };
    songs[3] = { title: "Three", artist: "" };
    const { status, failure } = await bring(token, songs);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "songs.3.artist", message: "Enter an Artist" },
      { path: "songs.17.title", message: "Enter a Title" },
    ]);
    expect(await titles(token)).toEqual([]);
  });

  it("names a genre and a status that do not exist at their place, and adds none", async () => {
    const { token } = await api.newBand();
    const song = { title: "One", artist: "A" };
    const { status, failure } = await bring(token, [
      song,
      { ...song, genreId: 9999 },
      { ...song, songStatusId: 9999 },
    ]);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "songs.1.genreId", message: "This genre does not exist" },
      { path: "songs.2.songStatusId", message: "This status does not exist" },
    ]);
    expect(await titles(token)).toEqual([]);
  });

  it("takes 5,000 songs in as many statements as one, and neither none nor one more", async () => {
    const { token, bandUser } = await api.newBand();
    const songs = Array.from({ length: 5001 }, (_, index) => ({
      title: `Song ${String(index).padStart(4, "0")}`,
      artist: "A",
      lyrics: "la la\n".repeat(100),
    }));
    expect((await bring(token, songs)).status).toBe(422);
    expect((await bring(token, [])).status).toBe(422);
    const { status, answer } = await bring(token, songs.slice(1));
    expect({ status, answer }).toEqual({ status: 201, answer: { imported: 5000, changed: 0 } });
    const added = await titles(token);
    expect([added.length, added[0], added.at(-1)]).toEqual([5000, "Song 0001", "Song 5000"]);
    const statements = (some: AddSong[]) =>
      statementsOf(api, { bandUser }, (database, caller) =>
        importMany(database, caller, { songs: some }, new AbortController().signal),
      );
    expect(await statements(songs.slice(0, 1))).toBe(await statements(songs.slice(1, 4000)));
  });

  it("hands the database one text, however many songs and quotation marks there are", async () => {
    const { bandUser } = await api.newBand();
    const scope = { bandId: bandUser.bandId, bandUserId: bandUser.id };
    const songs = ["One", "Two"].map((title) => ({
      title,
      artist: "A",
      lyrics: '"la"\\'.repeat(50),
    }));
    const given = await api.services.database.band(scope, async (tx) => {
      const values: unknown[] = [];
      const rows: typeof tx.rows = (statement, some) => {
        values.push(...(some ?? []));
        return tx.rows(statement, some);
      };
      await insertSongs({ ...tx, rows }, songs);
      return values;
    });
    expect(given).toEqual([bandUser.bandId, JSON.stringify(songs)]);
  });

  it("adds nothing once it was cancelled, however late", async () => {
    const { token, bandUser } = await api.newBand();
    await expect(
      statementsOf(api, { bandUser }, (database, caller) =>
        importMany(database, caller, { songs: [whole] }, AbortSignal.abort()),
      ),
    ).rejects.toThrow("Nothing was changed.");
    expect(await titles(token)).toEqual([]);
  });

  it("replaces half characters rather than failing on them", async () => {
    const { token } = await api.newBand();
    const response = await api.fetch("/api/importsongs", {
      method: "POST",
      token,
      headers: { "content-type": "application/json" },
      body: String.raw`{"songs":[{"title":"half \ud83c","artist":"A","chips":[{"id":1,"tag":"\ud83c","icon":null,"color":null}]}]}`,
    });
    expect(response.status).toBe(201);
    expect(await titles(token)).toEqual(["half \ufffd"]);
  });
});
