import { importFromBand } from "@bandstand/contracts/band-import";
import { importSongs, saveSongs } from "@bandstand/contracts/song-library";
import {
  type AddSong,
  addSong,
  getSong,
  listSongs,
  type SaveSong,
  saveSong,
} from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "./api.ts";
import { twoBands } from "../src/features/band-import/two-bands.fixture.ts";

const api = await testApi();

const NDW: AddSong = { title: "Blech", artist: "A", ownGenre: "NDW" };
const OWN = { genreId: null, ownGenre: "NDW", Genre: { name: "NDW" } };
const POP = { genreId: 2, ownGenre: null, Genre: { name: "Pop" } };

async function bandWith(song: AddSong) {
  const { token } = await api.newBand();
  const { answer } = await api.call(addSong, { body: song }, token);
  const save = async (body: SaveSong) =>
    (await api.call(saveSong, { params: { id: String(answer.id) }, body }, token)).answer;
  return { token, id: answer.id, song: answer, save };
}

describe("a genre of the band's own", () => {
  it("is told as every genre is, by the song and by the list", async () => {
    const { token, id, song } = await bandWith(NDW);
    expect(song).toMatchObject(OWN);
    expect((await api.call(getSong, { params: { id: String(id) } }, token)).answer).toMatchObject(
      OWN,
    );
    expect((await api.call(listSongs, {}, token)).answer).toMatchObject([OWN]);
  });

  it("takes the place of one of the list, and gives way to one", async () => {
    const { save } = await bandWith({ ...NDW, genreId: 2 });
    expect(await save({ genreId: 2 })).toMatchObject(POP);
    expect(await save({ ownGenre: "NDW" })).toMatchObject(OWN);
    expect(await save({ bpm: 120 })).toMatchObject(OWN);
    expect(await save({ ownGenre: " " })).toMatchObject({ ...OWN, ownGenre: null, Genre: null });
  });

  it("is given to many songs at once, and taken from them", async () => {
    const { token, id } = await bandWith({ ...NDW, ownGenre: null, genreId: 2 });
    const many = async (change: { ownGenre?: string; genreId?: number }) =>
      (await api.call(saveSongs, { body: { ids: [id], ...change } }, token)).answer;
    expect(await many({ ownGenre: "NDW" })).toMatchObject([OWN]);
    expect(await many({ genreId: 2 })).toMatchObject([POP]);
  });

  it("comes with an import, onto songs that are here only where they have none", async () => {
    const { token, id } = await bandWith({ ...NDW, ownGenre: null, genreId: 2 });
    const bring = (way: "lacks" | "replace") =>
      api.call(
        importSongs,
        { body: { songs: [], changes: [{ id, way, ownGenre: "NDW" }] } },
        token,
      );
    await bring("lacks");
    expect((await api.call(listSongs, {}, token)).answer).toMatchObject([POP]);
    await bring("replace");
    expect((await api.call(listSongs, {}, token)).answer).toMatchObject([OWN]);
    await api.call(importSongs, { body: { songs: [{ ...NDW, title: "New" }] } }, token);
    expect((await api.call(listSongs, {}, token)).answer).toMatchObject([OWN, OWN]);
  });

  it("stands in the exported table, and goes along to another band", async () => {
    const { source, target } = await twoBands(api);
    const { answer: song } = await api.call(addSong, { body: NDW }, source.token);
    const text = await (await api.fetch("/api/exportsongs/csv", { token: source.token })).text();
    expect(text).toContain("Blech,A,,NDW,");
    const params = { bandId: String(source.bandId), type: "songs" as const };
    const items = [{ id: song.id, nameConflict: false }];
    await api.call(
      importFromBand,
      { params, body: { items, includeDocuments: false } },
      target.token,
    );
    expect((await api.call(listSongs, {}, target.token)).answer).toMatchObject([OWN]);
  });
});
