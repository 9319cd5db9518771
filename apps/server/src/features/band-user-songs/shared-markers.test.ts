import {
  getBandUserSong,
  importSharedMarkers,
  listSharedMarkers,
} from "@bandstand/contracts/band-user-songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { wavFile } from "../../../test/sounds.ts";
import { bandOfTwo, idOf, keepingOn, marker, songIdOf } from "./band-user-songs.fixture.ts";

const api = await testApi();
const keep = keepingOn(api);

const verse = marker(1, 10, "Verse");
const chorus = marker(2, 30, "Chorus");
const settings = JSON.stringify({ markers: [chorus, verse], nextMarkerId: 3 });
const shared = { settings, sharing: "M-R" };

const listOf = (song: { id: number }, token?: string) =>
  api.call(listSharedMarkers, { params: songIdOf(song) }, token);

type Import = { songId: number; sourceBandUserId: number; markerIds: number[] | null };

const take = (body: Import, token?: string) => api.call(importSharedMarkers, { body }, token);

const settingsOf = async (song: { id: number }, token: string) => {
  const { answer } = await api.call(getBandUserSong, { params: idOf(song) }, token);
  return JSON.parse(answer.settings ?? "null") as unknown;
};

describe("the markers that others share", () => {
  it("come by member with nickname and instrument, each member's by time", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
    await api.asSuperuser("update bandstand.band_users set instrument = 'Bass' where id = $1", [
      zoe.bandUserId,
    ]);
    await keep(zoe, song.id, shared);
    await keep(sam, song.id, { ...shared, sharing: "N-R,M-R" });
    expect(await listOf(song, alex.token)).toMatchObject({
      status: 200,
      answer: [
        {
          bandUserId: sam.bandUserId,
          bandUser: { nickname: "Sam", instrument: null },
          markers: [verse, chorus],
        },
        { bandUserId: zoe.bandUserId, bandUser: { nickname: "Zoe", instrument: "Bass" } },
      ],
    });
  });

  it("are not one's own, nor those kept to oneself, nor of another song, nor none", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const other = await newSong(api, alex.token, "Glasshouse");
    const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
    await keep(alex, song.id, shared);
    await keep(sam, song.id, { settings, sharing: "" });
    await keep(zoe, song.id, { settings: "{}", sharing: "M-R" });
    await keep(zoe, other.id, shared);
    expect((await listOf(song, alex.token)).answer).toEqual([]);
  });

  it("are read of as many members as 16 MB of settings hold, those first by nickname", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const full = JSON.stringify({ markers: [verse], kept: "x".repeat(1024 * 1024 - 200) });
    await api.asSuperuser(
      `with people as (insert into bandstand.users (email) select 'fan' || n || '@example.org' from generate_series(1, 20) n
         returning id),
       members as (insert into bandstand.band_users (band_id, user_id, nickname, role_id, confirmed_at)
         select $1, id, 'Fan ' || lpad(id::text, 9, '0'), 1, now() from people returning id)
       insert into bandstand.band_user_songs (band_id, band_user_id, song_id, settings, sharing)
       select $1, id, $2, $3, 'M-R' from members`,
      [bandId, song.id, full],
    );
    await keep(sam, song.id, shared);
    const { answer } = await listOf(song, alex.token);
    const names = answer.map(({ bandUser }) => bandUser.nickname);
    expect(names).toHaveLength(16);
    expect(names).toEqual(names.toSorted());
    const last = { songId: song.id, sourceBandUserId: sam.bandUserId, markerIds: null };
    expect((await take(last, alex.token)).answer.importedCount).toBe(2);
  });

  it("have the Material name of their icon, whatever it was kept by", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    const solo = { ...verse, icon: "guitar" };
    const settingsBefore = JSON.stringify({ markers: [solo], nextMarkerId: 2 });
    await keep(sam, song.id, { settings: settingsBefore, sharing: "M-R" });
    expect(await listOf(song, alex.token)).toMatchObject({
      answer: [{ markers: [{ icon: "graphic_eq" }] }],
    });
  });

  it("tell whose were set in another recording than the song has now", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
    const kim = await newMember(api, bandId, { SO: "R" }, "Kim");
    const content = wavFile({ seconds: 1, rate: 8_000, channels: 1 });
    const sent = await upload(api, { songId: song.id, token: alex.token, content, name: "b.wav" });
    const keepIn = (recording: string) =>
      JSON.stringify({ markers: [verse], nextMarkerId: 2, recording });
    await keep(sam, song.id, { settings: keepIn("older.wav"), sharing: "M-R" });
    await keep(zoe, song.id, { ...shared, settings: keepIn(sent.answer.recordingFilename) });
    await keep(kim, song.id, shared);
    const { answer } = await listOf(song, alex.token);
    expect(
      answer.map(({ bandUser, otherRecording }) => [bandUser.nickname, otherRecording]),
    ).toEqual([
      ["Kim", false],
      ["Sam", true],
      ["Zoe", false],
    ]);
  });

  it.each(["{", "[]", '{"markers": 5}', '{"markers": [null, {"time": "x"}]}'])(
    "are listed although another member's settings are broken: %s",
    async (broken) => {
      const { alex, sam, bandId, song } = await bandOfTwo(api);
      const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
      await keep(sam, song.id, { settings: broken, sharing: "M-R" });
      await keep(zoe, song.id, shared);
      const { answer } = await listOf(song, alex.token);
      expect(answer.map(({ bandUser }) => bandUser.nickname)).toEqual(["Zoe"]);
      const from = { songId: song.id, sourceBandUserId: sam.bandUserId, markerIds: null };
      expect((await take(from, alex.token)).answer).toEqual({
        importedCount: 0,
        importedMarkers: [],
      });
    },
  );
});

describe("importing markers", () => {
  it("takes those chosen under one's next ids, and leaves everything else as it is", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, shared);
    const own = {
      volume: 0.3,
      stems: ["drums"],
      markers: [marker(7, 5, "Intro")],
      nextMarkerId: 8,
    };
    await keep(alex, song.id, { settings: JSON.stringify(own), notes: "Mine" });
    const from = { songId: song.id, sourceBandUserId: sam.bandUserId, markerIds: [2] };
    expect(await take(from, alex.token)).toMatchObject({
      status: 200,
      answer: { importedCount: 1, importedMarkers: [{ ...chorus, id: 8 }] },
    });
    expect(await settingsOf(song, alex.token)).toEqual({
      ...own,
      markers: [marker(7, 5, "Intro"), { ...chorus, id: 8 }],
      nextMarkerId: 9,
    });
    expect(await settingsOf(song, sam.token)).toEqual(JSON.parse(settings));
  });

  it("takes all where none are named, also where nothing is kept yet, and none twice", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, shared);
    const all = { songId: song.id, sourceBandUserId: sam.bandUserId, markerIds: null };
    expect((await take(all, alex.token)).answer.importedCount).toBe(2);
    expect((await take(all, alex.token)).answer).toEqual({ importedCount: 0, importedMarkers: [] });
    expect(await settingsOf(song, alex.token)).toMatchObject({ markers: [verse, chorus] });
  });

  it("loses nothing when two tabs import at once", async () => {
    const { alex, sam, bandId, song } = await bandOfTwo(api);
    const zoe = await newMember(api, bandId, { SO: "R" }, "Zoe");
    await keep(sam, song.id, { ...shared, settings: JSON.stringify({ markers: [verse] }) });
    await keep(zoe, song.id, { ...shared, settings: JSON.stringify({ markers: [chorus] }) });
    const from = (sourceBandUserId: number) => ({
      songId: song.id,
      sourceBandUserId,
      markerIds: null,
    });
    await Promise.all([
      take(from(sam.bandUserId), alex.token),
      take(from(zoe.bandUserId), alex.token),
    ]);
    const kept = await settingsOf(song, alex.token);
    expect(kept).toMatchObject({ nextMarkerId: 3 });
    expect((kept as { markers: unknown[] }).markers).toHaveLength(2);
  });

  it("is refused where they would no longer fit into 1 MB, and changes nothing", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, shared);
    const full = JSON.stringify({ filler: "x".repeat(1024 * 1024 - 30) });
    await keep(alex, song.id, { settings: full });
    const from = { songId: song.id, sourceBandUserId: sam.bandUserId, markerIds: null };
    const { status, failure } = await take(from, alex.token);
    expect([status, failure.message]).toEqual([
      422,
      "The settings of a studio may take 1 MB at most",
    ]);
    expect(await settingsOf(song, alex.token)).toEqual(JSON.parse(full));
  });

  it("is refused where they are not shared, or not any more", async () => {
    const { alex, sam, song } = await bandOfTwo(api);
    const from = { songId: song.id, sourceBandUserId: sam.bandUserId, markerIds: null };
    const never = await take(from, alex.token);
    await keep(sam, song.id, { settings, sharing: "" });
    const hidden = await take(from, alex.token);
    expect(hidden.status).toBe(404);
    expect(hidden.failure).toMatchObject({
      code: "markers_not_shared",
      message: "These markers are not shared.",
    });
    expect(hidden.failure).toEqual(never.failure);
    expect((await api.call(getBandUserSong, { params: idOf(song) }, alex.token)).failure.code).toBe(
      "band_user_song_not_found",
    );
  });

  it("of one's own is refused", async () => {
    const { alex, song } = await bandOfTwo(api);
    await keep(alex, song.id, shared);
    const own = { songId: song.id, sourceBandUserId: alex.bandUserId, markerIds: null };
    const { status, failure } = await take(own, alex.token);
    expect([status, failure.fields?.[0]?.path]).toEqual([422, "sourceBandUserId"]);
  });
});

describe("who may see and import shared markers", () => {
  const statuses = async (song: { id: number }, sourceBandUserId: number, token?: string) => ({
    list: (await listOf(song, token)).status,
    import: (await take({ songId: song.id, sourceBandUserId, markerIds: null }, token)).status,
  });

  it("nobody without a token, nor from whom songs are hidden", async () => {
    const { sam, bandId, song } = await bandOfTwo(api);
    await keep(sam, song.id, shared);
    const hidden = await newMember(api, bandId, { SL: "W" });
    expect(await statuses(song, sam.bandUserId)).toEqual({ list: 401, import: 401 });
    expect(await statuses(song, sam.bandUserId, hidden.token)).toEqual({ list: 403, import: 403 });
  });

  it("nobody of another band", async () => {
    const { sam, song } = await bandOfTwo(api);
    await keep(sam, song.id, shared);
    const { alex: stranger, song: theirs } = await bandOfTwo(api);
    expect(await statuses(song, sam.bandUserId, stranger.token)).toEqual({
      list: 404,
      import: 404,
    });
    expect(await statuses(theirs, sam.bandUserId, stranger.token)).toEqual({
      list: 200,
      import: 404,
    });
  });

  it("with ids that can be ids: 422", async () => {
    const { alex, song } = await bandOfTwo(api);
    for (const markerIds of [[0], [1.5], [-1]]) {
      const bad = { songId: song.id, sourceBandUserId: 1, markerIds };
      expect((await take(bad, alex.token)).status).toBe(422);
    }
  });
});
