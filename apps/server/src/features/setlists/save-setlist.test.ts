import { addSetlist, getSetlist, saveSetlist } from "@bandstand/contracts/setlists";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

const idOf = ({ id }: { id: number }) => ({ id: String(id) });

async function bandWith(titles: readonly string[] = ["One", "Two", "Three", "Four"]) {
  const session = await api.newBand();
  return { session, token: session.token, songs: await songsOf(api, session, titles) };
}

describe("saving a set list", () => {
  async function saved() {
    const band = await bandWith();
    const body = { name: "Harvest", plannedLength: 90, songs: section(1, band.songs) };
    const { answer } = await api.call(addSetlist, { body }, band.token);
    return { ...band, setlist: answer };
  }

  it("changes the given fields only and answers the whole record", async () => {
    const { token, setlist } = await saved();
    const { answer } = await api.call(
      saveSetlist,
      { params: idOf(setlist), body: { id: setlist.id, bias: -5 } },
      token,
    );
    expect(answer).toMatchObject({ name: "Harvest", bias: -5 });
    expect(answer.songs).toHaveLength(4);
    expect(answer.updatedAt > setlist.updatedAt).toBe(true);
  });

  it("replaces its songs in the same call; those that stay keep their place's id", async () => {
    const { token, setlist, songs } = await saved();
    const [one = 0, two = 0] = songs;
    const body = { songs: [...section(1, [two]), ...section(2, [one])] };
    const { answer } = await api.call(saveSetlist, { params: idOf(setlist), body }, token);
    const placeOf = (songId: number) => setlist.songs.find((place) => place.songId === songId)?.id;
    expect(answer.songs.map(({ id, songId }) => [id, songId])).toEqual([
      [placeOf(two), two],
      [placeOf(one), one],
    ]);
    expect(answer.updatedAt > setlist.updatedAt).toBe(true);
  });

  it("with fewer sets drops what stood in the removed ones, and keeps the encore", async () => {
    const { token, setlist, songs } = await saved();
    const [one = 0, two = 0, three = 0] = songs;
    const spread = [...section(1, [one]), ...section(2, [two]), ...section(4, [three])];
    await api.call(saveSetlist, { params: idOf(setlist), body: { songs: spread } }, token);
    const { answer } = await api.call(
      saveSetlist,
      { params: idOf(setlist), body: { numberSets: 1 } },
      token,
    );
    expect(answer.songs.map(({ songId }) => songId)).toEqual([one, three]);
  });

  it("refuses a song twice, a section that is not there and gaps, and changes nothing", async () => {
    const { token, setlist, songs } = await saved();
    const [one = 0, two = 0, three = 0] = songs;
    const body = {
      bias: 7,
      songs: [
        ...section(1, [one, one]),
        { songId: two, setlistSectionId: 3, sequence: 1 },
        { songId: three, setlistSectionId: 2, sequence: 5 },
      ],
    };
    const { status, failure } = await api.call(saveSetlist, { params: idOf(setlist), body }, token);
    expect(status).toBe(422);
    expect(failure.fields?.map(({ path }) => path)).toEqual([
      "songs.1.songId",
      "songs.2.setlistSectionId",
      "songs.3.sequence",
    ]);
    expect((await api.call(getSetlist, { params: idOf(setlist) }, token)).answer).toEqual(setlist);
  });

  it.each([
    ["a section 7", { songs: [{ songId: 1, setlistSectionId: 7, sequence: 1 }] }],
    ["an interval below 0", { songInterval: -1 }],
    ["an interval above an hour", { songInterval: 3601 }],
    ["a planned length above a day", { plannedLength: 1441 }],
    ["four sets", { numberSets: 4 }],
    ["an unknown field", { colour: "red" }],
    ["a number in quotes", { bias: "5" }],
  ])("refuses %s", async (_, body) => {
    const { token, setlist } = await saved();
    const { status } = await api.call(
      saveSetlist,
      { params: idOf(setlist), body: body as never },
      token,
    );
    expect(status).toBe(422);
  });

  it("is refused where somebody else has saved since, and says who and when", async () => {
    const { token, setlist } = await saved();
    const { answer: newer } = await api.call(
      saveSetlist,
      { params: idOf(setlist), body: { bias: 1 } },
      token,
    );
    const body = { bias: 2, updatedAt: setlist.updatedAt };
    const { status, failure } = await api.call(saveSetlist, { params: idOf(setlist), body }, token);
    expect(status).toBe(409);
    expect(failure.details).toMatchObject({ changedAt: newer.updatedAt });
  });

  it("lets one of two savers at once through who both loaded the same", async () => {
    const { token, setlist, songs } = await saved();
    const { updatedAt } = setlist;
    const orders = [songs, songs.toReversed(), songs.slice(1), songs.slice(0, 2)];
    const answers = await Promise.all(
      orders.map((order) =>
        api.call(
          saveSetlist,
          { params: idOf(setlist), body: { updatedAt, songs: section(1, order) } },
          token,
        ),
      ),
    );
    const through = answers.filter(({ status }) => status === 200);
    expect(through).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    const { answer } = await api.call(getSetlist, { params: idOf(setlist) }, token);
    expect(answer).toEqual(through[0]?.answer);
  });

  it("holds 500 songs, and no more", async () => {
    const { token, session } = await bandWith([]);
    await api.asSuperuser(
      `insert into bandstand.songs (band_id, title, artist, song_status_id)
       select $1, 'Song ' || n, 'A', 3 from generate_series(1, 501) n`,
      [session.bandUser.bandId],
    );
    const rows = await api.asSuperuser<{ id: number }>(
      "select id from bandstand.songs where band_id = $1 order by id",
      [session.bandUser.bandId],
    );
    const ids = rows.map(({ id }) => id);
    const save = (songIds: readonly number[]) =>
      api.call(
        addSetlist,
        { body: { name: "All", plannedLength: 1440, songs: section(1, songIds) } },
        token,
      );
    expect((await save(ids.slice(0, 500))).answer.songs).toHaveLength(500);
    expect((await save(ids)).status).toBe(422);
  });
});
