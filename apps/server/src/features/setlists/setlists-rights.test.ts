import {
  addSetlistSong,
  copySetlistSongs,
  listAvailableSongs,
  listSetlistSongs,
  lookUpSetlistSongs,
  removeSetlistSong,
} from "@bandstand/contracts/setlist-songs";
import {
  addSetlist,
  copySetlist,
  deleteSetlist,
  getSetlist,
  getSetlistWithSections,
  listSetlists,
  saveSetlist,
  saveSetlistSongs,
} from "@bandstand/contracts/setlists";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { addGig, section, songsOf } from "./setlists.fixture.ts";

const api = await testApi();

async function memberWith(privileges: Readonly<Record<string, "H" | "R" | "W">>) {
  const session = await api.newBand();
  const songs = await songsOf(api, session, ["One", "Two"]);
  const { answer: setlist } = await api.call(
    addSetlist,
    { body: { name: "Ours", plannedLength: 60, songs: section(1, songs.slice(0, 1)) } },
    session.token,
  );
  await addGig(api, session, { setlistId: setlist.id, inDays: 4 });
  await api.asSuperuser(
    `update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1`,
    [session.bandUser.id],
  );
  for (const [tag, priv] of Object.entries(privileges)) {
    await api.asSuperuser(
      `update bandstand.band_user_menu_options set priv = $2
       where band_user_id = $1 and menu_option_id = (select id from bandstand.menu_options where tag = $3)`,
      [session.bandUser.id, priv, tag],
    );
  }
  return { token: session.token, session, setlist, songs };
}

type Ours = Omit<Awaited<ReturnType<typeof memberWith>>, "token">;

function readings({ setlist }: Ours, token?: string) {
  const id = String(setlist.id);
  return {
    getSetlist: api.call(getSetlist, { params: { id } }, token),
    getSetlistWithSections: api.call(getSetlistWithSections, { params: { id } }, token),
    listSetlistSongs: api.call(listSetlistSongs, { query: { setlistId: id } }, token),
    lookUpSetlistSongs: api.call(lookUpSetlistSongs, { query: { setlistId: id } }, token),
    copySetlistSongs: api.call(copySetlistSongs, { query: { idFrom: id, idTo: id } }, token),
  };
}

async function writings({ setlist, songs }: Ours, token?: string) {
  const id = String(setlist.id);
  const place = { setlistId: setlist.id, songId: songs[1] ?? 0, setlistSectionId: 2 };
  const calls = {
    saveSetlist: () => api.call(saveSetlist, { params: { id }, body: { bias: 1 } }, token),
    saveSetlistSongs: () =>
      api.call(saveSetlistSongs, { params: { id }, body: section(1, songs.slice(0, 1)) }, token),
    addSetlistSong: () => api.call(addSetlistSong, { body: place }, token),
    removeSetlistSong: () =>
      api.call(removeSetlistSong, { params: { id: String(setlist.songs[0]?.id) } }, token),
    listAvailableSongs: () => api.call(listAvailableSongs, { query: { setlistId: id } }, token),
    copySetlist: () => api.call(copySetlist, { params: { id } }, token),
    deleteSetlist: () => api.call(deleteSetlist, { params: { id } }, token),
  };
  const statuses: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) statuses[name] = (await call()).status;
  return statuses;
}

async function statusesOf(ours: Ours, token?: string) {
  const read: Record<string, number> = {};
  for (const [name, call] of Object.entries(readings(ours, token)))
    read[name] = (await call).status;
  const { status: listSetlistsStatus } = await api.call(listSetlists, {}, token);
  const { status: addSetlistStatus } = await api.call(
    addSetlist,
    { body: { name: "New", plannedLength: 30 } },
    token,
  );
  return {
    reading: { ...read, listSetlists: listSetlistsStatus },
    writing: { ...(await writings(ours, token)), addSetlist: addSetlistStatus },
  };
}

const all = (statuses: Record<string, number>) => [...new Set(Object.values(statuses))];

describe("who may do what with set lists", () => {
  it("nobody without a token", async () => {
    const { reading, writing } = await statusesOf(await memberWith({ SL: "W" }));
    expect([...all(reading), ...all(writing)]).toEqual([401, 401]);
  });

  it("H on set lists: nothing", async () => {
    const { token, ...ours } = await memberWith({ SL: "H" });
    const { reading, writing } = await statusesOf(ours, token);
    expect([...all(reading), ...all(writing)]).toEqual([403, 403]);
  });

  it("R on set lists: reading only", async () => {
    const { token, ...ours } = await memberWith({ SL: "R" });
    const { reading, writing } = await statusesOf(ours, token);
    expect([all(reading), all(writing)]).toEqual([[200], [403]]);
  });

  it("W on set lists: all", async () => {
    const { token, ...ours } = await memberWith({ SL: "W" });
    const { reading, writing } = await statusesOf(ours, token);
    expect(all(reading)).toEqual([200]);
    expect(writing).toEqual({
      saveSetlist: 200,
      saveSetlistSongs: 200,
      addSetlistSong: 201,
      removeSetlistSong: 204,
      listAvailableSongs: 200,
      copySetlist: 201,
      deleteSetlist: 204,
      addSetlist: 201,
    });
  });

  it("a set list of another band: not found, in the same words as one that never was", async () => {
    const { token: _, ...theirs } = await memberWith({ SL: "W" });
    const { token } = await memberWith({ SL: "W" });
    expect(all(await writings(theirs, token))).toEqual([404]);
    for (const call of Object.values(readings(theirs, token))) {
      const { status, failure } = await call;
      expect([status, failure.code]).toEqual([404, "setlist_not_found"]);
    }
  });

  it("R on set lists and H on songs: title, artist, key, tempo and length all the same", async () => {
    const { token, setlist } = await memberWith({ SL: "R", SO: "H" });
    const { answer } = await api.call(
      getSetlistWithSections,
      { params: { id: String(setlist.id) } },
      token,
    );
    expect(answer.songs[0]?.Song).toEqual({
      id: setlist.songs[0]?.songId,
      title: "One",
      artist: "The Ardens",
      songkey: null,
      bpm: null,
      seconds: 200,
      featuring: null,
      recordingFilename: null,
      recordingDate: null,
      avgRating: null,
      capo: null,
    });
  });

  it("W on set lists and H on songs: no more than that of the songs to choose from", async () => {
    const { token, songs } = await memberWith({ SL: "W", SO: "H" });
    const { answer } = await api.call(listAvailableSongs, { query: { setlistId: "0" } }, token);
    expect(answer.songs.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: songs[0], title: "One" },
      { id: songs[1], title: "Two" },
    ]);
    expect(answer.songs[0]).toMatchObject({ genreId: null, songStatusId: null, SongStatus: null });
  });

  it("H on events: the status that they give, and not the events", async () => {
    const { token } = await memberWith({ SL: "R", EV: "H" });
    const { answer } = await api.call(listSetlists, {}, token);
    expect(answer).toMatchObject([{ statusGroupTag: "PL", Event: [] }]);
  });

  it("H on events: not when a song was last played, either", async () => {
    const isTold = async (EV: "H" | "R") => {
      const { token, session, setlist } = await memberWith({ SL: "W", EV });
      await addGig(api, session, { setlistId: setlist.id, inDays: -4 });
      const query = { setlistId: "0" };
      const { answer } = await api.call(listAvailableSongs, { query }, token);
      return answer.songs[0]?.lastPlayed !== null;
    };
    expect([await isTold("R"), await isTold("H")]).toEqual([true, false]);
  });
});
