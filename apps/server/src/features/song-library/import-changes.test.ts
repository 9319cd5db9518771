import { type ImportSongs, importSongs } from "@bandstand/contracts/song-library";
import { type AddSong, addSong, getSong, listSongs, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { manySongs, statementsOf } from "../../../test/library.ts";
import { importMany } from "./import-songs.use-cases.ts";

const api = await testApi();

const bring = (token: string, body: ImportSongs) => api.call(importSongs, { body }, token);
const read = async (token: string, id: number) =>
  (await api.call(getSong, { params: { id: String(id) } }, token)).answer;

const tin: AddSong = { title: "Tin Roof", artist: "The Foundry", songkey: "A", notes: "Loud" };
const chart: AddSong = {
  title: "TIN ROOF",
  artist: "Foundry",
  songkey: "G",
  capo: 2,
  bpm: 96,
  tab: "[G]Rain",
  lyrics: "Rain",
  notes: "Time: 6/8",
  chips: [{ id: 1, tag: "waltz", icon: null, color: null }],
};

async function bandWith(song: AddSong) {
  const { token, bandUser } = await api.newBand();
  const { answer } = await api.call(addSong, { body: song }, token);
  return { token, bandUser, song: answer };
}

describe("what a file says of a song that is here", () => {
  it("is added where the song says nothing, and overwrites nothing", async () => {
    const { token, song } = await bandWith(tin);
    const { status, answer } = await bring(token, {
      songs: [],
      changes: [{ ...chart, id: song.id, way: "lacks" }],
    });
    expect({ status, answer }).toEqual({ status: 201, answer: { imported: 0, changed: 1 } });
    expect(await read(token, song.id)).toMatchObject({
      ...chart,
      title: "Tin Roof",
      artist: "The Foundry",
      songkey: "A",
      notes: "Loud\n\nTime: 6/8",
    });
  });

  it("replaces what the song says where that was chosen, and leaves what the file does not say", async () => {
    const { token, song } = await bandWith({ ...tin, start: "Drums" });
    const { id, updatedAt } = song;
    await bring(token, { songs: [], changes: [{ ...chart, id, updatedAt, way: "replace" }] });
    expect(await read(token, id)).toMatchObject({
      ...chart,
      title: "Tin Roof",
      artist: "The Foundry",
      start: "Drums",
      songStatusTag: "P",
    });
  });

  it("comes from several files one after the other", async () => {
    const { token, song } = await bandWith(tin);
    const { id } = song;
    const { answer } = await bring(token, {
      songs: [{ title: "Low Tide", artist: "The Foundry" }],
      changes: [
        { id, way: "lacks", bpm: 96 },
        { id, way: "lacks", bpm: 120, tab: "[G]Rain" },
      ],
    });
    expect(answer).toEqual({ imported: 1, changed: 1 });
    expect(await read(token, id)).toMatchObject({ bpm: 96, tab: "[G]Rain" });
  });

  it("changes nothing where it says nothing new, not even when the song was saved", async () => {
    const { token, song } = await bandWith(tin);
    const { answer } = await bring(token, {
      songs: [],
      changes: [{ id: song.id, way: "lacks", songkey: "G", notes: "Loud" }],
    });
    expect(answer).toEqual({ imported: 0, changed: 0 });
    expect((await read(token, song.id)).updatedAt).toBe(song.updatedAt);
  });

  it("replaces nothing of a song that somebody else has changed since, and no other song comes", async () => {
    const { token, song } = await bandWith(tin);
    const { id, updatedAt } = song;
    await api.call(saveSong, { params: { id: String(id) }, body: { bpm: 88 } }, token);
    const { status, failure } = await bring(token, {
      songs: [{ title: "Low Tide", artist: "The Foundry" }],
      changes: [{ ...chart, id, updatedAt, way: "replace" }],
    });
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "changes.0.id", message: "Somebody else has changed this song meanwhile" },
    ]);
    expect(await read(token, id)).toMatchObject({ songkey: "A", bpm: 88, tab: null });
    expect((await api.call(listSongs, {}, token)).answer).toHaveLength(1);
  });

  it("is refused for a song of another band and one that is gone, each by its place", async () => {
    const { token } = await api.newBand();
    const other = await bandWith(tin);
    const { status, failure } = await bring(token, {
      songs: [],
      changes: [
        { id: other.song.id, way: "lacks", bpm: 96 },
        { id: 999_999, way: "replace", bpm: 96 },
      ],
    });
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "changes.0.id", message: "This song is not here any more" },
      { path: "changes.1.id", message: "This song is not here any more" },
    ]);
    expect((await read(other.token, other.song.id)).bpm).toBeNull();
  });

  it("is held to the fields of a song, and names the bad one", async () => {
    const { token, song } = await bandWith(tin);
    const { failure } = await bring(token, {
      songs: [],
      changes: [{ id: song.id, way: "lacks", bpm: 900 }],
    });
    expect(failure.fields).toEqual([{ path: "changes.0.bpm", message: "From 20 to 400" }]);
    const unknown = await bring(token, {
      songs: [],
      changes: [{ id: song.id, way: "lacks", genreId: 9999 }],
    });
    expect(unknown.failure.fields).toEqual([
      { path: "changes.0.genreId", message: "This genre does not exist" },
    ]);
  });

  it("comes for 5,000 songs in as many statements as for one, together with new ones at most so many", async () => {
    const { token, bandUser } = await api.newBand();
    const ids = await manySongs(api, bandUser.bandId, 5000);
    const changes = ids.map((id) => ({ id, way: "lacks" as const, tab: "[C]La", bpm: 100 }));
    const songs = [{ title: "One more", artist: "A" }];
    const { status, failure } = await bring(token, { songs, changes });
    expect({ status, fields: failure.fields }).toEqual({
      status: 422,
      fields: [{ path: "songs", message: "At most 5000 songs at once" }],
    });

    const statements = (some: typeof changes) =>
      statementsOf(api, { bandUser }, (database, caller) =>
        importMany(database, caller, { songs: [], changes: some }, new AbortController().signal),
      );
    expect(await statements(changes.slice(0, 1))).toBe(await statements(changes.slice(1)));
    expect(await read(token, ids[4999] ?? 0)).toMatchObject({ bpm: 100, tab: "[C]La" });
  });

  it("is left where the import is cancelled before its end", async () => {
    const { token, bandUser, song } = await bandWith(tin);
    const changes = [{ id: song.id, way: "lacks" as const, bpm: 96 }];
    await expect(
      statementsOf(api, { bandUser }, (database, caller) =>
        importMany(database, caller, { songs: [], changes }, AbortSignal.abort()),
      ),
    ).rejects.toThrow("Nothing was changed.");
    expect((await read(token, song.id)).bpm).toBeNull();
  });
});
