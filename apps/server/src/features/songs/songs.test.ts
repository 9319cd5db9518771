import type { FailureBody } from "@bandstand/contracts/failure";
import {
  addSong,
  deleteSong,
  getSong,
  listSongs,
  saveSong,
  song as songSchema,
} from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";

const api = await testApi();

const idOf = (song: { id: number }) => ({ id: String(song.id) });

describe("adding a song", () => {
  it("needs a title and an artist; status P and 210 seconds are taken until somebody knows better", async () => {
    const { token } = await api.newBand();
    const { status, answer } = await api.call(
      addSong,
      { body: { title: " Tin Roof Rain ", artist: "Marlow Skye" } },
      token,
    );
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      title: "Tin Roof Rain",
      artist: "Marlow Skye",
      songStatusTag: "P",
      songStatusName: "WIP",
      SongStatus: { tag: "P", color: "blue" },
      genreId: null,
      Genre: null,
      seconds: 210,
      chips: [],
      avgRating: null,
      recordingFilename: null,
    });
    expect(songSchema.parse(answer)).toEqual(answer);
  });

  it("keeps every field as it was given", async () => {
    const { token } = await api.newBand();
    const given = {
      title: "Salt & Neon",
      artist: "Halcyon Drive",
      featuring: "Mira",
      genreId: 2,
      songStatusId: 3,
      songkey: "A♭",
      bpm: 118,
      start: "Drums, four in",
      lyrics: "  First line\n\nlast line  ",
      tab: "e|---0---|",
      notes: "<b>bold</b>",
      todo: "'; DROP TABLE songs; --",
      youTubeId: "dQw4w9WgXcQ",
      seconds: 208,
      coverImageURL: "https://example.org/notes",
      chips: [{ id: 1, tag: "opener", icon: "star", color: "amber" }],
    };
    const { answer } = await api.call(addSong, { body: given }, token);
    const { answer: read } = await api.call(getSong, { params: idOf(answer) }, token);
    expect(read).toMatchObject({ ...given, Genre: { name: "Pop" }, SongStatus: { tag: "C" } });
  });

  it("says at their fields that title and artist are missing", async () => {
    const { token } = await api.newBand();
    const { status, failure } = await api.call(
      addSong,
      { body: { title: "  ", artist: "" } },
      token,
    );
    expect(status).toBe(422);
    expect(failure.fields).toEqual([
      { path: "title", message: "Enter a Title" },
      { path: "artist", message: "Enter an Artist" },
    ]);
  });

  it("refuses a genre and a status that do not exist, and keeps nothing", async () => {
    const { token } = await api.newBand();
    const song = { title: "Glasshouse", artist: "Halcyon Drive" };
    const genre = await api.call(addSong, { body: { ...song, genreId: 9999 } }, token);
    expect(genre.failure.fields).toEqual([
      { path: "genreId", message: "This genre does not exist" },
    ]);
    const status = await api.call(addSong, { body: { ...song, songStatusId: 9999 } }, token);
    expect(status.failure.fields).toEqual([
      { path: "songStatusId", message: "This status does not exist" },
    ]);
    expect((await api.call(listSongs, {}, token)).answer).toEqual([]);
  });

  it("keeps emoji and right-to-left titles", async () => {
    const { token } = await api.newBand();
    const { answer } = await api.call(
      addSong,
      { body: { title: "🎸 שיר לשלום", artist: "מיר" } },
      token,
    );
    expect(answer.title).toBe("🎸 שיר לשלום");
  });

  it("takes a second song of the same title and artist: bands play two versions", async () => {
    const { token } = await api.newBand();
    const body = { title: "Glasshouse", artist: "Halcyon Drive" };
    const first = await api.call(addSong, { body }, token);
    const second = await api.call(addSong, { body }, token);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await api.call(listSongs, {}, token)).answer).toHaveLength(2);
  });

  it("keeps lyrics and tab of a million characters each, and refuses one more", async () => {
    const { token } = await api.newBand();
    const long = "[Am]la ñ é\n".repeat(100_000).slice(0, 1_000_000);
    const body = { title: "Endless", artist: "A", lyrics: long, tab: long };
    const { answer } = await api.call(addSong, { body }, token);
    const { answer: read } = await api.call(getSong, { params: idOf(answer) }, token);
    expect(read.lyrics === long && read.tab === long).toBe(true);

    const { status, failure } = await api.call(
      addSong,
      { body: { ...body, lyrics: `${long}!` } },
      token,
    );
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path: "lyrics", message: "At most 1,000,000 characters" }]);
    expect((await api.call(listSongs, {}, token)).answer).toHaveLength(1);
  });
});

describe("saving a song", () => {
  it("changes the given fields only and answers the whole record", async () => {
    const { token } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Marigold", artist: "A", bpm: 90, notes: "keep" } },
      token,
    );
    const { status, answer } = await api.call(
      saveSong,
      { params: idOf(song), body: { id: song.id, bpm: 92 } },
      token,
    );
    expect(status).toBe(200);
    expect(answer).toMatchObject({ title: "Marigold", bpm: 92, notes: "keep" });
    expect(answer.updatedAt > song.updatedAt).toBe(true);
  });

  it("takes the web address of its notes away once that is emptied", async () => {
    const { token } = await api.newBand();
    const body = { title: "Marigold", artist: "A", coverImageURL: "https://band.example/notes" };
    const { answer: song } = await api.call(addSong, { body }, token);
    expect(song.coverImageURL).toBe("https://band.example/notes");
    const { answer } = await api.call(
      saveSong,
      { params: idOf(song), body: { coverImageURL: "" } },
      token,
    );
    expect(answer.coverImageURL).toBeNull();
  });

  it("is refused where somebody else has saved since, and says who and when", async () => {
    const { token, bandUser } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Signal Fire", artist: "A" } },
      token,
    );
    const { answer: theirs } = await api.call(
      saveSong,
      { params: idOf(song), body: { bpm: 120 } },
      token,
    );
    const { status, failure } = await api.call(
      saveSong,
      { params: idOf(song), body: { bpm: 121, updatedAt: song.updatedAt } },
      token,
    );
    expect(status).toBe(409);
    expect(failure).toMatchObject({
      code: "changed_meanwhile",
      details: { changedBy: bandUser.nickname, changedAt: theirs.updatedAt },
    });
    const overwritten = await api.call(saveSong, { params: idOf(song), body: { bpm: 121 } }, token);
    expect(overwritten.answer.bpm).toBe(121);
  });

  it("lets one of two savers at once through who both loaded the same", async () => {
    const { token } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Copper Wire", artist: "A" } },
      token,
    );
    const saves = await Promise.all(
      [100, 101, 102, 103].map((bpm) =>
        api.call(saveSong, { params: idOf(song), body: { bpm, updatedAt: song.updatedAt } }, token),
      ),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("refuses unknown fields, wrong types and the id of another song, and changes nothing", async () => {
    const { token } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Ivy Street", artist: "A" } },
      token,
    );
    const send = async (body: unknown) => {
      const response = await api.fetch(`/api/savesong/${song.id}`, {
        token,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const failure = (await response.json()) as FailureBody;
      return { status: response.status, fields: failure.fields };
    };
    expect(await send({ bandId: 1 })).toEqual({
      status: 422,
      fields: [{ path: "bandId", message: "This field is not known" }],
    });
    expect(await send({ bpm: "120" })).toMatchObject({ status: 422, fields: [{ path: "bpm" }] });
    expect(await send({ title: "" })).toMatchObject({ status: 422, fields: [{ path: "title" }] });
    expect(await send({ title: "a\u0000b" })).toMatchObject({
      status: 422,
      fields: [{ path: "title" }],
    });
    expect(await send({ coverImageURL: "javascript:alert(1)" })).toMatchObject({ status: 422 });
    expect(await send({ id: song.id + 1, bpm: 120 })).toMatchObject({
      status: 422,
      fields: [{ path: "id" }],
    });
    expect((await api.call(getSong, { params: idOf(song) }, token)).answer).toEqual(song);
  });
});

describe("deleting a song", () => {
  it("takes it away", async () => {
    const { token } = await api.newBand();
    const { answer: song } = await api.call(
      addSong,
      { body: { title: "Gone", artist: "A" } },
      token,
    );
    expect((await api.call(deleteSong, { params: idOf(song) }, token)).status).toBe(204);
    expect((await api.call(getSong, { params: idOf(song) }, token)).failure.code).toBe(
      "song_not_found",
    );
  });

  it("names the set lists that hold it, and leaves them only when told to", async () => {
    const { token, bandUser } = await api.newBand();
    const songs = [];
    for (const title of ["One", "Two", "Three"]) {
      songs.push((await api.call(addSong, { body: { title, artist: "A" } }, token)).answer);
    }
    const [setlist] = await api.asSuperuser<{ id: number }>(
      "insert into bandstand.setlists (band_id, name) values ($1, 'Late set') returning id",
      [bandUser.bandId],
    );
    for (const [index, { id }] of songs.entries()) {
      await api.asSuperuser(
        `insert into bandstand.setlist_songs (band_id, setlist_id, song_id, setlist_section_id, sequence)
         values ($1, $2, $3, 1, $4)`,
        [bandUser.bandId, setlist?.id, id, index + 1],
      );
    }
    const [, two] = songs;
    if (!two) throw new Error("no second song");
    const refused = await api.call(deleteSong, { params: idOf(two) }, token);
    expect(refused.status).toBe(409);
    expect(refused.failure).toMatchObject({
      code: "song_in_use",
      details: { setlists: [{ id: setlist?.id, name: "Late set" }] },
    });
    expect(
      (await api.call(deleteSong, { params: idOf(two), query: { confirm: "true" } }, token)).status,
    ).toBe(204);
    const left = await api.asSuperuser<{ sequence: number }>(
      "select sequence from bandstand.setlist_songs order by sequence",
    );
    expect(left.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });
});
