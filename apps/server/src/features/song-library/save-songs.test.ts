import { addSong, getSong, listSongs, type SongRow } from "@bandstand/contracts/songs";
import { saveSongs, type SaveSongs } from "@bandstand/contracts/song-library";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong } from "../../../test/recordings.ts";
import { manySongs, statementsOf } from "../../../test/library.ts";
import { saveMany } from "./save-songs.use-cases.ts";

const api = await testApi();

const save = (token: string, body: SaveSongs) => api.call(saveSongs, { body }, token);
const opener = { id: 1, tag: "opener", icon: null, color: "amber" };
const capo = { id: 2, tag: "Capo 2", icon: "bookmark", color: "teal" };

async function bandWith(...titles: string[]) {
  const { token } = await api.newBand();
  const ids = [];
  for (const title of titles) ids.push((await newSong(api, token, title)).id);
  return { token, ids };
}

const list = async (token: string) => (await api.call(listSongs, {}, token)).answer;
const tagsOf = ({ chips }: Pick<SongRow, "chips">) => chips.map(({ tag }) => tag);

describe("changing many songs", () => {
  it("gives all of them a status and a genre, and answers their rows", async () => {
    const { token, ids } = await bandWith("One", "Three", "Two");
    const [one = 0, , two = 0] = ids;
    const { status, answer } = await save(token, {
      ids: [two, one],
      songStatusId: 3,
      genreId: 2,
    });
    expect(status).toBe(200);
    const changed = { songStatusTag: "C", genreId: 2, Genre: { name: "Pop" } };
    expect(answer).toMatchObject([
      { title: "One", ...changed },
      { title: "Two", ...changed },
    ]);
    expect(await list(token)).toMatchObject([
      answer[0] ?? {},
      { title: "Three", songStatusTag: "P", genreId: null },
      answer[1] ?? {},
    ]);
  });

  it("takes a genre away where it is null, and leaves it where it is left out", async () => {
    const { token, ids } = await bandWith("One");
    await save(token, { ids, genreId: 2 });
    expect((await save(token, { ids, songStatusId: 4 })).answer).toMatchObject([{ genreId: 2 }]);
    expect((await save(token, { ids, genreId: null })).answer).toMatchObject([
      { genreId: null, Genre: null, songStatusTag: "H" },
    ]);
  });

  it("adds tags where they are not there, and takes tags away", async () => {
    const { token, ids } = await bandWith("One", "Two");
    await save(token, { ids: ids.slice(0, 1), addChips: [{ ...opener, tag: "Opener" }] });
    const { answer } = await save(token, { ids, addChips: [opener, capo, opener] });
    expect(answer.map(tagsOf)).toEqual([
      ["Opener", "Capo 2"],
      ["opener", "Capo 2"],
    ]);
    expect(answer[1]?.chips).toEqual([
      { ...opener, id: 1 },
      { ...capo, id: 2 },
    ]);
    const { answer: less } = await save(token, { ids, removeChips: ["OPENER", "unknown"] });
    expect(less.map(tagsOf)).toEqual([["Capo 2"], ["Capo 2"]]);
  });

  it("leaves a song with twenty tags at twenty", async () => {
    const { token } = await bandWith();
    const chips = Array.from({ length: 19 }, (_, index) => ({ ...opener, tag: `tag ${index}` }));
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Full", artist: "A", chips } },
      token,
    );
    const { answer } = await save(token, { ids: [song.id], addChips: [opener, capo] });
    expect(answer[0]?.chips).toHaveLength(20);
    expect(answer[0]?.chips.at(-1)?.tag).toBe("opener");
  });

  it("leaves the time of the last change alone where nothing changes", async () => {
    const { token, ids } = await bandWith("One");
    const before = await list(token);
    expect((await save(token, { ids, songStatusId: 2, addChips: [] })).answer).toEqual(before);
    expect((await save(token, { ids })).answer).toEqual(before);
  });

  it("is all or none: one unknown song, and nothing is changed", async () => {
    const { token, ids } = await bandWith("One", "Two");
    const theirs = await bandWith("Theirs");
    const before = await list(token);
    for (const unknown of [theirs.ids[0] ?? 0, 2_147_483_647]) {
      const { status, failure } = await save(token, { ids: [...ids, unknown], songStatusId: 3 });
      expect({ status, code: failure.code }).toEqual({ status: 404, code: "song_not_found" });
    }
    expect(await list(token)).toEqual(before);
    const params = { id: String(theirs.ids[0]) };
    expect((await api.call(getSong, { params }, theirs.token)).answer.songStatusTag).toBe("P");
  });

  it("says at their fields that a genre and a status do not exist", async () => {
    const { token, ids } = await bandWith("One");
    const genre = await save(token, { ids, genreId: 9999 });
    expect(genre.failure.fields).toEqual([
      { path: "genreId", message: "This genre does not exist" },
    ]);
    const status = await save(token, { ids, songStatusId: 9999 });
    expect(status.failure.fields).toEqual([
      { path: "songStatusId", message: "This status does not exist" },
    ]);
  });

  it.each([[[]], [[0]], [[-1]], [[1.5]], [[1e21]], [[2_147_483_648]]])(
    "refuses %j as ids",
    async (ids) => {
      const { token } = await bandWith();
      const { status, failure } = await save(token, { ids, songStatusId: 3 });
      expect(status).toBe(422);
      expect(failure.fields?.[0]?.path).toMatch(/^ids/);
    },
  );

  it("takes 5,000 songs with duplicates among them, in as many statements as one", async () => {
    const { token, bandUser } = await api.newBand();
    const ids = await manySongs(api, bandUser.bandId, 5000);
    expect((await save(token, { ids: [...ids, 1], songStatusId: 3 })).status).toBe(422);
    const twice = await save(token, { ids: [...ids.slice(1), ids[1] ?? 0], addChips: [capo] });
    expect(twice.status).toBe(200);
    expect(twice.answer).toHaveLength(4999);
    const statements = (some: number[]) =>
      statementsOf(api, { bandUser }, (database, caller) =>
        saveMany(database, caller, { ids: some, songStatusId: 3 }),
      );
    expect(await statements(ids.slice(0, 1))).toBe(5);
    expect(await statements(ids)).toBe(5);
  });
});
