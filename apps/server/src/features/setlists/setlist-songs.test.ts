import {
  addSetlistSong,
  copySetlistSongs,
  listAvailableSongs,
  listSetlistSongs,
  lookUpSetlistSongs,
  removeSetlistSong,
} from "@bandstand/contracts/setlist-songs";
import { addSetlist, getSetlist, saveSetlistSongs } from "@bandstand/contracts/setlists";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { addGig, section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

async function setlistWith(titles: readonly string[], more: readonly string[] = []) {
  const session = await api.newBand();
  const songs = await songsOf(api, session, titles);
  const others = await songsOf(api, session, more);
  const { answer: setlist } = await api.call(
    addSetlist,
    { body: { name: "Harvest", plannedLength: 90, songs: section(1, songs) } },
    session.token,
  );
  return { session, token: session.token, songs, others, setlist, id: String(setlist.id) };
}

async function orderOf(id: string, token: string) {
  const { answer } = await api.call(getSetlist, { params: { id } }, token);
  return answer.songs.map(({ songId, setlistSectionId, sequence }) => [
    songId,
    setlistSectionId,
    sequence,
  ]);
}

describe("replacing the songs of a set list", () => {
  it("takes the whole array", async () => {
    const { token, songs, id } = await setlistWith(["One", "Two"]);
    const [one = 0, two = 0] = songs;
    const body = [...section(1, [two]), ...section(4, [one])];
    const { status } = await api.call(saveSetlistSongs, { params: { id }, body }, token);
    expect(status).toBe(200);
    expect(await orderOf(id, token)).toEqual([
      [two, 1, 1],
      [one, 4, 1],
    ]);
  });

  it("takes the songs with the time that the client loaded, and refuses an old one", async () => {
    const { token, setlist, id } = await setlistWith(["One"]);
    const body = { updatedAt: setlist.updatedAt, songs: [] };
    expect((await api.call(saveSetlistSongs, { params: { id }, body }, token)).status).toBe(200);
    expect((await api.call(saveSetlistSongs, { params: { id }, body }, token)).status).toBe(409);
  });

  it("refuses entries of another set list and songs of another band, and changes nothing", async () => {
    const { token, songs, id } = await setlistWith(["One"]);
    const foreign = await songsOf(api, await api.newBand(), ["Theirs"]);
    const entry = { songId: songs[0] ?? 0, setlistSectionId: 1, sequence: 1, setlistId: 999_999 };
    const body = [entry, { songId: foreign[0] ?? 0, setlistSectionId: 2, sequence: 1 }];
    const { status, failure } = await api.call(saveSetlistSongs, { params: { id }, body }, token);
    expect(status).toBe(422);
    expect(failure.fields?.map(({ path }) => path)).toEqual([
      "songs.0.setlistId",
      "songs.1.songId",
    ]);
    expect(await orderOf(id, token)).toEqual([[songs[0], 1, 1]]);
  });
});

describe("one song of a set list", () => {
  it("comes last in its section, or at its place, and the others make room", async () => {
    const { token, songs, others, setlist, id } = await setlistWith(["One", "Two"], ["New", "End"]);
    const [one = 0, two = 0] = songs;
    const [added = 0, last = 0] = others;
    const put = (songId: number, sequence?: number) =>
      api.call(
        addSetlistSong,
        {
          body: {
            setlistId: setlist.id,
            songId,
            setlistSectionId: 1,
            ...(sequence !== undefined && { sequence }),
          },
        },
        token,
      );
    expect((await put(added, 2)).status).toBe(201);
    expect((await put(last)).answer).toMatchObject({ songId: last, sequence: 4 });
    expect(await orderOf(id, token)).toEqual([
      [one, 1, 1],
      [added, 1, 2],
      [two, 1, 3],
      [last, 1, 4],
    ]);
    expect((await put(last)).status).toBe(422);
  });

  it("goes and leaves no gap", async () => {
    const { token, songs, setlist, id } = await setlistWith(["One", "Two", "Three"]);
    const place = String(setlist.songs[1]?.id);
    const remove = () => api.call(removeSetlistSong, { params: { id: place } }, token);
    expect((await remove()).status).toBe(204);
    expect(await orderOf(id, token)).toEqual([
      [songs[0], 1, 1],
      [songs[2], 1, 2],
    ]);
    expect((await remove()).failure.code).toBe("setlist_song_not_found");
  });

  it("put in by many at once is put in by all", async () => {
    const titles = ["A", "B", "C", "D", "E", "F"];
    const { token, others, setlist, id } = await setlistWith([], titles);
    await Promise.all(
      others.map((songId) =>
        api.call(
          addSetlistSong,
          { body: { setlistId: setlist.id, songId, setlistSectionId: 2 } },
          token,
        ),
      ),
    );
    const order = await orderOf(id, token);
    expect(order.map(([, , sequence]) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("what may still go into a set list", () => {
  it("is every song that it does not hold, with the events that play it", async () => {
    const { token, session, others, setlist, id } = await setlistWith(["In"], ["Out"]);
    await addGig(api, session, { setlistId: setlist.id, inDays: 5 });
    const { answer } = await api.call(listAvailableSongs, { query: { setlistId: id } }, token);
    expect(answer.songs.map(({ id: songId }) => songId)).toEqual(others);
    expect(answer.songs[0]).toMatchObject({ title: "Out", SongStatus: { tag: "P" } });
    expect(answer.events).toMatchObject([{ name: "Harvest Dance" }]);
  });

  it("is every song for a new set list", async () => {
    const { token, songs } = await setlistWith(["One", "Two"]);
    const { answer } = await api.call(listAvailableSongs, { query: { setlistId: "0" } }, token);
    expect(answer.songs).toHaveLength(songs.length);
    expect(answer.events).toEqual([]);
  });

  it("tells when each was last played: at the latest past gig that was not cancelled", async () => {
    const { token, session, setlist } = await setlistWith(["Played"]);
    const play = (inDays: number, more = {}) =>
      addGig(api, session, { setlistId: setlist.id, inDays, ...more });
    await play(-30);
    const lastPlayed = await play(-20);
    await play(-10, { status: "X" });
    await play(-5, { type: "RH" });
    await play(3);
    const { answer } = await api.call(listAvailableSongs, { query: { setlistId: "0" } }, token);
    expect(answer.songs[0]?.lastPlayed).toBe(lastPlayed);
  });
});

describe("the songs of a set list", () => {
  it("come with section and song, and as choices", async () => {
    const { token, songs, id } = await setlistWith(["One", "Two"]);
    const query = { setlistId: id };
    const { answer } = await api.call(listSetlistSongs, { query }, token);
    expect(answer.map(({ Song, SetlistSection }) => [Song.title, SetlistSection.name])).toEqual([
      ["One", "First Set"],
      ["Two", "First Set"],
    ]);
    const choices = await api.call(lookUpSetlistSongs, { query }, token);
    expect(choices.answer).toEqual([
      { id: songs[0], name: "One" },
      { id: songs[1], name: "Two" },
    ]);
  });

  it("are addressed to another set list, and nothing is written", async () => {
    const { token, songs, id } = await setlistWith(["One"]);
    const { answer: other } = await api.call(
      addSetlist,
      { body: { name: "Other", plannedLength: 30 } },
      token,
    );
    const query = { idFrom: id, idTo: String(other.id) };
    const { answer } = await api.call(copySetlistSongs, { query }, token);
    expect(answer).toEqual([
      {
        songId: songs[0],
        setlistId: other.id,
        setlistSectionId: 1,
        sequence: 1,
        seconds: null,
        featuring: null,
        songkey: null,
        capo: null,
        note: null,
      },
    ]);
    expect(await orderOf(String(other.id), token)).toEqual([]);
  });
});
