import {
  addBookmark,
  bookmark,
  bookmarkSongs,
  listBookmarks,
  orderBookmarks,
  removeBookmark,
} from "@bandstand/contracts/bookmarks";
import { deleteSong, getSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong } from "../../../test/recordings.ts";

const api = await testApi();

const idOf = ({ id }: { id: number }) => ({ id: String(id) });

async function bandWithSongs(...titles: string[]) {
  const { token, bandUser } = await api.newBand();
  const songs = [];
  for (const title of titles) songs.push(await newSong(api, token, title));
  return { token, bandId: bandUser.bandId, ids: songs.map(({ id }) => id) };
}

const add = (token: string, songId: number, sequence?: number) =>
  api.call(addBookmark, { body: { songId, ...(sequence !== undefined && { sequence }) } }, token);

const setMany = (token: string, songIds: number[], bookmarked = true) =>
  api.call(bookmarkSongs, { body: { songIds, bookmarked } }, token);

/** Titles in their order, once the sequences are seen to run from 1 without a gap. */
async function titlesOf(token: string): Promise<string[]> {
  const { answer } = await api.call(listBookmarks, {}, token);
  expect(answer.map(({ sequence }) => sequence)).toEqual(answer.map((_, index) => index + 1));
  return answer.map(({ Song }) => Song.title);
}

describe("bookmarking", () => {
  it("puts a song at the top, and answers it in the documented shape", async () => {
    const { token, ids } = await bandWithSongs("One", "Two", "Three");
    for (const id of ids) {
      const { status, answer } = await add(token, id);
      expect(status).toBe(201);
      expect(z.strictObject(bookmark.shape).parse(answer)).toEqual(answer);
      expect(answer).toMatchObject({
        songId: id,
        sequence: 1,
        Song: { id, artist: "Marlow Skye" },
      });
    }
    expect(await titlesOf(token)).toEqual(["Three", "Two", "One"]);
  });

  it("puts a song at the given place and moves the others down", async () => {
    const { token, ids } = await bandWithSongs("One", "Two", "Three", "Four");
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    await add(token, one);
    await add(token, two);
    expect((await add(token, three, 2)).answer.sequence).toBe(2);
    expect((await add(token, four, 2_147_483_647)).answer.sequence).toBe(4);
    expect(await titlesOf(token)).toEqual(["Two", "Three", "One", "Four"]);
  });

  it("twice answers 200 with the one there, where it is", async () => {
    const { token, ids } = await bandWithSongs("One", "Two");
    const [one = 0, two = 0] = ids;
    const first = await add(token, one);
    await add(token, two);
    const again = await add(token, one, 1);
    expect(again.status).toBe(200);
    expect(again.answer).toEqual({ ...first.answer, sequence: 2 });
  });

  it("at the same time keeps every song once, in an order without gaps", async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Song ${index}`);
    const { token, ids } = await bandWithSongs(...titles);
    const added = await Promise.all([...ids, ...ids].map((id) => add(token, id)));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(added.filter(({ status }) => status === 200)).toHaveLength(12);
    expect((await titlesOf(token)).toSorted()).toEqual(titles.toSorted());
  });

  it("shows in the song, to oneself only", async () => {
    const { token, bandId, ids } = await bandWithSongs("One", "Two");
    const [one = 0, two = 0] = ids;
    const { answer: mark } = await add(token, one);
    await add(token, two);
    const sam = await newMember(api, bandId, { SO: "R" });
    const read = async (as: string) =>
      (await api.call(getSong, { params: { id: String(one) } }, as)).answer.Bookmark;
    expect(await read(token)).toEqual({ id: mark.id, sequence: 2 });
    expect(await read(sam.token)).toBeNull();
  });
});

describe("the list of bookmarks", () => {
  it("of a song has the one of that song, or none", async () => {
    const { token, ids } = await bandWithSongs("One", "Two");
    const [one = 0, two = 0] = ids;
    await add(token, one);
    const of = async (songId: number) =>
      (await api.call(listBookmarks, { query: { songId: String(songId) } }, token)).answer;
    expect(await of(one)).toMatchObject([{ songId: one, sequence: 1 }]);
    expect(await of(two)).toEqual([]);
  });

  it("closes the gap of one that is removed, and of one whose song goes", async () => {
    const { token, ids } = await bandWithSongs("One", "Two", "Three", "Four");
    await setMany(token, ids);
    const { answer } = await api.call(listBookmarks, {}, token);
    const [, second] = answer;
    if (!second) throw new Error("no second bookmark");
    expect((await api.call(removeBookmark, { params: idOf(second) }, token)).status).toBe(204);
    expect(await titlesOf(token)).toEqual(["One", "Three", "Four"]);
    await api.call(deleteSong, { params: { id: String(ids[0]) } }, token);
    expect(await titlesOf(token)).toEqual(["Three", "Four"]);
    const { answer: song } = await api.call(getSong, { params: { id: String(ids[3]) } }, token);
    expect(song.Bookmark?.sequence).toBe(2);
  });
});

describe("ordering bookmarks", () => {
  async function marked(...titles: string[]) {
    const { token, ids } = await bandWithSongs(...titles);
    const { answer } = await setMany(token, ids);
    return { token, marks: answer.map(({ id }) => id) };
  }
  const put = (token: string, bookmarks: { id: number; sequence: number }[]) =>
    api.call(orderBookmarks, { body: { bookmarks } }, token);

  it("answers the whole list in its new order", async () => {
    const { token, marks } = await marked("One", "Two", "Three");
    const [one = 0, two = 0, three = 0] = marks;
    const { status, answer } = await put(token, [
      { id: one, sequence: 3 },
      { id: two, sequence: 1 },
      { id: three, sequence: 2 },
    ]);
    expect(status).toBe(200);
    expect(answer.map(({ Song }) => Song.title)).toEqual(["Two", "Three", "One"]);
    expect(await titlesOf(token)).toEqual(["Two", "Three", "One"]);
  });

  it("leaves those that it does not name behind, as they were", async () => {
    const { token, marks } = await marked("One", "Two", "Three", "Four");
    await put(token, [{ id: marks[3] ?? 0, sequence: 70 }]);
    expect(await titlesOf(token)).toEqual(["Four", "One", "Two", "Three"]);
  });

  it("refuses a bookmark or a sequence given twice, at its place", async () => {
    const { token, marks } = await marked("One", "Two");
    const [one = 0, two = 0] = marks;
    const twice = await put(token, [
      { id: one, sequence: 1 },
      { id: one, sequence: 2 },
    ]);
    expect(twice.status).toBe(422);
    expect(twice.failure.fields).toEqual([
      { path: "bookmarks.1.id", message: "This is given twice" },
    ]);
    const same = await put(token, [
      { id: one, sequence: 1 },
      { id: two, sequence: 1 },
    ]);
    expect(same.failure.fields).toMatchObject([{ path: "bookmarks.1.sequence" }]);
  });

  it("knows one's own only, and changes nothing where one of them is not", async () => {
    const mine = await marked("One", "Two");
    const theirs = await marked("Theirs");
    for (const foreign of [theirs.marks[0] ?? 0, 2_147_483_647]) {
      const { status, failure } = await put(mine.token, [
        { id: mine.marks[1] ?? 0, sequence: 1 },
        { id: foreign, sequence: 2 },
      ]);
      expect(status).toBe(404);
      expect(failure.code).toBe("bookmark_not_found");
    }
    expect(await titlesOf(mine.token)).toEqual(["One", "Two"]);
  });

  it.each([[0], [-1], [1.5], [1e21]])("refuses %d as an id and as a sequence", async (bad) => {
    const { token, marks } = await marked("One");
    expect((await put(token, [{ id: bad, sequence: 1 }])).failure.fields?.[0]?.path).toBe(
      "bookmarks.0.id",
    );
    expect(
      (await put(token, [{ id: marks[0] ?? 0, sequence: bad }])).failure.fields?.[0]?.path,
    ).toBe("bookmarks.0.sequence");
  });
});

describe("bookmarking many songs", () => {
  it("puts new ones at the top in the given order, each once, and leaves those there", async () => {
    const { token, ids } = await bandWithSongs("One", "Two", "Three");
    const [one = 0, two = 0, three = 0] = ids;
    await add(token, two);
    const { status, answer } = await setMany(token, [three, two, one, three]);
    expect(status).toBe(200);
    expect(answer.map(({ Song }) => Song.title)).toEqual(["Three", "One", "Two"]);
  });

  it("removes the bookmarks of many, also of songs without one", async () => {
    const { token, ids } = await bandWithSongs("One", "Two", "Three");
    await setMany(token, ids.slice(0, 2));
    const { answer } = await setMany(token, ids.slice(1), false);
    expect(answer.map(({ Song }) => Song.title)).toEqual(["One"]);
  });

  it("takes 5,000 songs, and neither none nor one more", async () => {
    const { token, bandId } = await bandWithSongs();
    const songs = await api.asSuperuser<{ id: number }>(
      `insert into bandstand.songs (band_id, title, artist, song_status_id)
       select $1, 'Song ' || n, 'A', 3 from generate_series(1, 5001) n returning id`,
      [bandId],
    );
    const ids = songs.map(({ id }) => id);
    expect((await setMany(token, ids)).status).toBe(422);
    expect((await setMany(token, [])).status).toBe(422);
    const { status, answer } = await setMany(token, ids.slice(1));
    expect(status).toBe(200);
    expect(answer).toHaveLength(5000);
    expect(await setMany(token, ids.slice(1), false)).toMatchObject({ status: 200, answer: [] });
  });
});

describe("who may bookmark", () => {
  const statuses = async (songId: number, markId: number, token?: string) => {
    const params = { id: String(markId) };
    const order = { bookmarks: [{ id: markId, sequence: 1 }] };
    const many = { songIds: [songId], bookmarked: true };
    return {
      list: (await api.call(listBookmarks, {}, token)).status,
      add: (await api.call(addBookmark, { body: { songId } }, token)).status,
      order: (await api.call(orderBookmarks, { body: order }, token)).status,
      many: (await api.call(bookmarkSongs, { body: many }, token)).status,
      remove: (await api.call(removeBookmark, { params }, token)).status,
    };
  };
  const all = (status: number) => ({
    list: status,
    add: status,
    order: status,
    many: status,
    remove: status,
  });

  it("nobody without a token, and nobody from whom songs are hidden", async () => {
    const { token, bandId, ids } = await bandWithSongs("One");
    const { answer: mark } = await add(token, ids[0] ?? 0);
    const hidden = await newMember(api, bandId, { SL: "W", EV: "W" });
    expect(await statuses(ids[0] ?? 0, mark.id)).toEqual(all(401));
    expect(await statuses(ids[0] ?? 0, mark.id, hidden.token)).toEqual(all(403));
  });

  it("a reader for themselves: another member's bookmark is not found", async () => {
    const { token, bandId, ids } = await bandWithSongs("One");
    const { answer: mark } = await add(token, ids[0] ?? 0);
    const sam = await newMember(api, bandId, { SO: "R" });
    expect(await statuses(ids[0] ?? 0, mark.id, sam.token)).toEqual({
      list: 200,
      add: 201,
      order: 404,
      many: 200,
      remove: 404,
    });
    expect(await titlesOf(token)).toEqual(["One"]);
  });

  it("nobody another band's song: not found, and of many none is bookmarked", async () => {
    const theirs = await bandWithSongs("Theirs");
    const { answer: mark } = await add(theirs.token, theirs.ids[0] ?? 0);
    const mine = await bandWithSongs("Mine");
    expect(await statuses(theirs.ids[0] ?? 0, mark.id, mine.token)).toEqual({
      ...all(404),
      list: 200,
    });
    const mixed = await setMany(mine.token, [...mine.ids, ...theirs.ids]);
    expect(mixed.failure.code).toBe("song_not_found");
    expect(await titlesOf(mine.token)).toEqual([]);
    expect(await titlesOf(theirs.token)).toEqual(["Theirs"]);
  });
});
