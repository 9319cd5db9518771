import {
  addBandUserSong,
  deleteBandUserSong,
  getBandUserSong,
  listBandUserSongs,
  listBandUserSongsOfSong,
  saveBandUserSong,
  shareBandUserSong,
} from "@bandstand/contracts/band-user-songs";
import { deleteSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong } from "../../../test/recordings.ts";
import { bandOfTwo, idOf, keepingOn, songIdOf } from "./band-user-songs.fixture.ts";

const api = await testApi();
const keep = keepingOn(api);

const read = (songId: number, token: string) =>
  api.call(getBandUserSong, { params: { id: String(songId) } }, token);

describe("what a member keeps of a song", () => {
  it("is nothing at first: 404, and an empty list", async () => {
    const { sam, song } = await bandOfTwo(api);
    const { status, failure } = await read(song.id, sam.token);
    expect(status).toBe(404);
    expect(failure).toMatchObject({
      code: "band_user_song_not_found",
      message: "Nothing is kept of this song yet.",
    });
    const ofSong = await api.call(listBandUserSongsOfSong, { params: idOf(song) }, sam.token);
    expect(ofSong).toMatchObject({ status: 200, answer: [] });
    expect((await api.call(listBandUserSongs, {}, sam.token)).answer).toEqual([]);
  });

  it("is added with 201, read as it was written, and changed with 200 when it is there", async () => {
    const { sam, song } = await bandOfTwo(api);
    const settings = '{"volume": 0.5}';
    const added = await keep(sam, song.id, { settings, notes: "Breathe.", sharing: "M-R" });
    expect(added).toMatchObject({
      status: 201,
      answer: { songId: song.id, settings, notes: "Breathe.", sharing: "M-R" },
    });
    expect((await read(song.id, sam.token)).answer).toEqual(added.answer);
    const again = await keep(sam, song.id, { notes: null });
    expect(again).toMatchObject({ status: 200, answer: { settings, notes: null, sharing: "M-R" } });
    expect(again.answer.id).toBe(added.answer.id);
  });

  it("is saved field by field under the song's id, its time moving on each time", async () => {
    const { sam, song } = await bandOfTwo(api);
    const { answer: added } = await keep(sam, song.id, { settings: "{}", notes: "One" });
    const body = { songId: song.id, notes: "Two" };
    const saved = await api.call(saveBandUserSong, { params: idOf(song), body }, sam.token);
    expect(saved).toMatchObject({ status: 200, answer: { settings: "{}", notes: "Two" } });
    expect(saved.answer.updatedAt > added.updatedAt).toBe(true);
  });

  it("can be saved only where it is there, and for the song that is meant", async () => {
    const { sam, song, alex } = await bandOfTwo(api);
    const none = await api.call(
      saveBandUserSong,
      { params: idOf(song), body: { notes: "x" } },
      sam.token,
    );
    expect([none.status, none.failure.code]).toEqual([404, "band_user_song_not_found"]);
    expect((await read(song.id, sam.token)).status).toBe(404);
    const other = await newSong(api, alex.token, "Glasshouse");
    const wrong = await api.call(
      saveBandUserSong,
      { params: idOf(song), body: { songId: other.id } },
      sam.token,
    );
    expect([wrong.status, wrong.failure.fields?.[0]?.path]).toEqual([422, "songId"]);
  });

  it("saved on another device since is not overwritten: 409", async () => {
    const { sam, song } = await bandOfTwo(api);
    const { answer: first } = await keep(sam, song.id, { notes: "One" });
    const { answer: second } = await keep(sam, song.id, { notes: "Two" });
    const body = { songId: song.id, notes: "Three", updatedAt: first.updatedAt };
    const late = await api.call(addBandUserSong, { body }, sam.token);
    expect(late.status).toBe(409);
    expect(late.failure).toMatchObject({
      code: "changed_meanwhile",
      message: "Somebody else has changed this since you opened it.",
      details: { changedAt: second.updatedAt },
    });
    const params = idOf(song);
    expect((await api.call(saveBandUserSong, { params, body }, sam.token)).status).toBe(409);
    expect((await read(song.id, sam.token)).answer.notes).toBe("Two");
    const now = { ...body, updatedAt: second.updatedAt };
    expect((await api.call(addBandUserSong, { body: now }, sam.token)).status).toBe(200);
  });

  it("is one record, however many tabs add it at once", async () => {
    const { sam, song } = await bandOfTwo(api);
    const saves = await Promise.all(
      ["a", "b", "c", "d"].map((notes) => keep(sam, song.id, { notes })),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(saves.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await api.call(listBandUserSongs, {}, sam.token)).answer).toHaveLength(1);
  });

  it("is listed without settings and notes, what was changed last first", async () => {
    const { sam, alex, song } = await bandOfTwo(api);
    const other = await newSong(api, alex.token, "Glasshouse");
    await keep(sam, song.id, { settings: "{}" });
    await keep(sam, other.id, { settings: "{}" });
    await keep(alex, song.id, { settings: "{}" });
    const { answer } = await api.call(listBandUserSongs, {}, sam.token);
    expect(answer.map(({ songId }) => songId)).toEqual([other.id, song.id]);
    expect(answer[0]).not.toHaveProperty("settings");
    expect(answer[0]).not.toHaveProperty("notes");
  });

  it("can be forgotten", async () => {
    const { sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, { notes: "One" });
    const forget = () => api.call(deleteBandUserSong, { params: idOf(song) }, sam.token);
    expect((await forget()).status).toBe(204);
    expect((await read(song.id, sam.token)).status).toBe(404);
    const again = await forget();
    expect([again.status, again.failure.code]).toEqual([404, "band_user_song_not_found"]);
  });

  it("goes with the song", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, { notes: "One" });
    await api.call(deleteSong, { params: idOf(song), query: {} }, alex.token);
    expect((await api.call(listBandUserSongs, {}, sam.token)).answer).toEqual([]);
    expect((await read(song.id, sam.token)).failure.code).toBe("song_not_found");
  });

  it("belongs to that member alone", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    await keep(alex, song.id, { notes: "Mine", settings: "{}", sharing: "M-R" });
    expect((await read(song.id, sam.token)).status).toBe(404);
    await keep(sam, song.id, { notes: "Sam's" });
    await api.call(deleteBandUserSong, { params: idOf(song) }, sam.token);
    expect((await read(song.id, alex.token)).answer.notes).toBe("Mine");
  });

  it("may hold 1 MB of settings, counted in bytes, and not one more", async () => {
    const { sam, song } = await bandOfTwo(api);
    const most = 1024 * 1024;
    expect((await keep(sam, song.id, { settings: "x".repeat(most) })).status).toBe(201);
    for (const settings of ["x".repeat(most + 1), "é".repeat(most / 2 + 1)]) {
      const { status, failure } = await keep(sam, song.id, { settings });
      expect(status).toBe(422);
      expect(failure.fields).toEqual([
        { path: "settings", message: "The settings of a studio may take 1 MB at most" },
      ]);
    }
    expect((await read(song.id, sam.token)).answer.settings).toHaveLength(most);
  });

  it("may be settings that are no JSON: they come back as they were written", async () => {
    const { sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, { settings: '{"markers": [' });
    expect((await read(song.id, sam.token)).answer.settings).toBe('{"markers": [');
    expect((await keep(sam, song.id, { settings: "a\0b" })).status).toBe(422);
  });
});

describe("sharing", () => {
  const share = (songId: number, sharing: string, token?: string) =>
    api.call(shareBandUserSong, { params: { songId: String(songId) }, body: { sharing } }, token);

  it("is said before anything else is kept, and changes nothing else", async () => {
    const { sam, song } = await bandOfTwo(api);
    expect(await share(song.id, "M-R", sam.token)).toMatchObject({
      status: 200,
      answer: { sharing: "M-R", settings: null, notes: null },
    });
    await keep(sam, song.id, { settings: "{}", notes: "One" });
    expect((await share(song.id, "", sam.token)).answer).toMatchObject({
      sharing: "",
      settings: "{}",
      notes: "One",
    });
  });

  it("is a list of tokens: anything else is 422", async () => {
    const { sam, song } = await bandOfTwo(api);
    expect((await share(song.id, "N-R,M-R", sam.token)).status).toBe(200);
    for (const mask of ["M-R,", "m-r", "M-R; drop table", "x".repeat(200)]) {
      const { status, failure } = await share(song.id, mask, sam.token);
      expect([status, failure.fields?.[0]?.path]).toEqual([422, "sharing"]);
    }
  });
});

describe("who may keep something of a song", () => {
  const statuses = async (songId: number, token?: string) => {
    const params = { id: String(songId) };
    const body = { notes: "x" };
    return {
      ofSong: (await api.call(listBandUserSongsOfSong, { params }, token)).status,
      read: (await api.call(getBandUserSong, { params }, token)).status,
      add: (await api.call(addBandUserSong, { body: { songId, ...body } }, token)).status,
      save: (await api.call(saveBandUserSong, { params, body }, token)).status,
      share: (
        await api.call(
          shareBandUserSong,
          { params: songIdOf({ id: songId }), body: { sharing: "" } },
          token,
        )
      ).status,
      delete: (await api.call(deleteBandUserSong, { params }, token)).status,
    };
  };
  const all = (status: number) => ({
    ofSong: status,
    read: status,
    add: status,
    save: status,
    share: status,
    delete: status,
  });

  it("nobody without a token", async () => {
    const { song } = await bandOfTwo(api);
    expect(await statuses(song.id)).toEqual(all(401));
    expect((await api.call(listBandUserSongs, {})).status).toBe(401);
  });

  it("nobody from whom songs are hidden", async () => {
    const { bandId, song } = await bandOfTwo(api);
    const hidden = await newMember(api, bandId, { SL: "W" });
    expect(await statuses(song.id, hidden.token)).toEqual(all(403));
    expect((await api.call(listBandUserSongs, {}, hidden.token)).status).toBe(403);
  });

  it("whoever may read songs, even where their edits are switched off", async () => {
    const { sam, song } = await bandOfTwo(api);
    await api.asSuperuser("update bandstand.band_users set edit_enabled = false where id = $1", [
      sam.bandUserId,
    ]);
    expect((await keep(sam, song.id, { notes: "x" })).status).toBe(201);
  });

  it("not of a song of another band, which is as unknown as one that never was", async () => {
    const { song } = await bandOfTwo(api);
    const { alex: stranger } = await bandOfTwo(api);
    expect(await statuses(song.id, stranger.token)).toEqual(all(404));
    expect(await statuses(2_147_483_647, stranger.token)).toEqual(all(404));
    const { failure } = await keep(stranger, song.id, { notes: "x" });
    expect(failure.code).toBe("song_not_found");
  });
});
