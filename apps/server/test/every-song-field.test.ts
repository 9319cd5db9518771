/** Whatever people can say of a song is kept by every way that a song goes: made from the contract, with each of its fields. */
import { importFromBand } from "@bandstand/contracts/band-import";
import { fieldsOf, partOf } from "@bandstand/contracts/shapes";
import { songInSetlist } from "@bandstand/contracts/setlist-songs";
import { importSongs } from "@bandstand/contracts/song-library";
import {
  addSong,
  getSong,
  listSongs,
  saveSong,
  songFields,
  songRow,
} from "@bandstand/contracts/songs";
import { readCsv } from "@bandstand/domain/csv/read-csv";
import { suggestMapping } from "@bandstand/domain/song-import/columns";
import { readTable } from "@bandstand/domain/song-import/read-table";
import { describe, expect, it } from "vitest";
import { twoBands } from "../src/features/band-import/two-bands.fixture.ts";
import { testApi } from "./api.ts";
import { everyField } from "./every-field.ts";

const api = await testApi();

const FIELDS = fieldsOf(songFields);

const whole = everyField(songFields, {
  genreId: 2,
  // In place of one of the list: never both.
  ownGenre: null,
  songStatusId: 3,
  chips: [{ id: 1, tag: "opener", icon: null, color: "amber" }],
});

const read = async (token: string, id: number | undefined) =>
  (await api.call(getSong, { params: { id: String(id) } }, token)).answer;

describe("every field of a song", () => {
  it("is kept as it was added, and told by the list where the list has it", async () => {
    const { token } = await api.newBand();
    const { answer: added } = await api.call(addSong, { body: whole }, token);
    expect(partOf(added, FIELDS)).toEqual(whole);
    expect(partOf(await read(token, added.id), FIELDS)).toEqual(whole);
    const [row] = (await api.call(listSongs, {}, token)).answer;
    const listed = FIELDS.filter((field) => field in songRow.shape);
    expect(row).toMatchObject(partOf(whole, listed));
  });

  it("is saved", async () => {
    const { token } = await api.newBand();
    const bare = { title: "Bare", artist: "A" };
    const { answer: song } = await api.call(addSong, { body: bare }, token);
    await api.call(saveSong, { params: { id: String(song.id) }, body: whole }, token);
    expect(partOf(await read(token, song.id), FIELDS)).toEqual(whole);
  });

  it("comes with an import from files", async () => {
    const { token } = await api.newBand();
    await api.call(importSongs, { body: { songs: [whole] } }, token);
    const [row] = (await api.call(listSongs, {}, token)).answer;
    expect(partOf(await read(token, row?.id), FIELDS)).toEqual(whole);
  });

  it("goes along to another band", async () => {
    const { source, target } = await twoBands(api);
    const { answer: song } = await api.call(addSong, { body: whole }, source.token);
    const params = { bandId: String(source.bandId), type: "songs" as const };
    const items = [{ id: song.id, nameConflict: false }];
    await api.call(
      importFromBand,
      { params, body: { items, includeDocuments: false } },
      target.token,
    );
    const [row] = (await api.call(listSongs, {}, target.token)).answer;
    expect(partOf(await read(target.token, row?.id), FIELDS)).toEqual(whole);
  });

  it("stands in the exported table, from which our own import reads it", async () => {
    const { token } = await api.newBand();
    await api.call(addSong, { body: whole }, token);
    const text = await (await api.fetch("/api/exportsongs/csv", { token })).text();
    const [head, ...records] = readCsv(text, ",").records;
    const mapping = suggestMapping(head?.cells ?? []);
    const [found] = readTable(records, { file: "Songs.csv", mapping, tagLength: 10 });
    const { genreId: _g, ownGenre: _o, songStatusId: _s, chips: _c, ...fields } = whole;
    expect(found?.draft).toEqual({
      ...fields,
      genre: "Pop",
      status: "C",
      tags: [{ tag: "opener", color: "amber" }],
    });
  });

  it("that set lists show makes theirs new when it is saved", async () => {
    const { token, bandUser } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Bare", artist: "A" } },
      token,
    );
    const revision = async () => {
      const [row] = await api.asSuperuser<{ sum: string }>(
        "select sum(revision) from bandstand.band_revisions where band_id = $1 and area = 'SL'",
        [bandUser.bandId],
      );
      return Number(row?.sum ?? 0);
    };
    const still: string[] = [];
    for (const field of FIELDS.filter((name) => name in songInSetlist.shape)) {
      const before = await revision();
      const body = { [field]: whole[field] };
      await api.call(saveSong, { params: { id: String(song.id) }, body }, token);
      if ((await revision()) === before) still.push(field);
    }
    expect(still).toEqual([]);
  });
});

it("a capo is a fret from 0 to 11", async () => {
  const { token } = await api.newBand();
  for (const capo of [-1, 12, 2.5]) {
    const { status, failure } = await api.call(
      addSong,
      { body: { title: "Bare", artist: "A", capo } },
      token,
    );
    expect(status).toBe(422);
    expect(failure.fields?.map(({ path }) => path)).toEqual(["capo"]);
  }
  const { failure } = await api.call(
    addSong,
    { body: { title: "Bare", artist: "A", capo: 12 } },
    token,
  );
  expect(failure.fields).toEqual([{ path: "capo", message: "From 0 to 11" }]);
});
