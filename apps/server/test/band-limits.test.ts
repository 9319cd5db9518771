/** How much a band keeps, on every way in; and how long its longest lists are. */
import { randomUUID } from "node:crypto";
import { importFromBand } from "@bandstand/contracts/band-import";
import { savePractice } from "@bandstand/contracts/practices";
import { importSongs } from "@bandstand/contracts/song-library";
import { addSetlistSong } from "@bandstand/contracts/setlist-songs";
import {
  addSetlist,
  copySetlist,
  getSetlist,
  listSetlists,
  saveSetlist,
  saveSetlistSongs,
} from "@bandstand/contracts/setlists";
import { addSong, listSongs } from "@bandstand/contracts/songs";
import { register } from "@bandstand/contracts/sign-in";
import { BAND_LIMITS, MOST_PRACTICES } from "@bandstand/domain/band-limits";
import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, testApi } from "./api.ts";

const api = await testApi();
const song = { title: "Marigold", artist: "Halcyon Drive" };
const list = { name: "Late set", plannedLength: 45 };
const places = (songIds: readonly number[]) =>
  songIds.map((songId, index) => ({ songId, setlistSectionId: 1, sequence: index + 1 }));

const full = (words: string, limit: number) => ({
  code: "limit_reached",
  message: `A band has ${words} at most. Delete some that are no longer needed.`,
  details: { limit },
});

async function fill(bandId: number, songs: number): Promise<number[]> {
  const rows = await api.asSuperuser<{ id: number }>(
    `insert into bandstand.songs (band_id, title, artist, song_status_id)
     select $1, 'Song ' || n, 'Nobody', 1 from generate_series(1, $2) n returning id`,
    [bandId, songs],
  );
  return rows.map(({ id }) => id);
}

/** Set lists with the same songs each. */
async function fillSetlists(bandId: number, setlists: number, songIds: number[]): Promise<void> {
  await api.asSuperuser(
    `with lists as (
       insert into bandstand.setlists (band_id, name) select $1, 'List ' || n from generate_series(1, $2::integer) n
       returning id
     )
     insert into bandstand.setlist_songs (band_id, setlist_id, song_id, setlist_section_id, sequence)
     select $1, lists.id, s.id, 1, s.place from lists, unnest($3::integer[]) with ordinality s (id, place)`,
    [bandId, setlists, songIds],
  );
}

/** A song or set list of this name keeps its transaction open: others begin before it is committed. */
const LINGERING = "Lingering Light";

beforeAll(async () => {
  await api.asSuperuser(`
    create function linger() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.5); return null; end $$`);
  for (const [table, column] of [
    ["songs", "title"],
    ["setlists", "name"],
  ])
    await api.asSuperuser(`
      create constraint trigger linger after insert on bandstand.${table} deferrable initially deferred
      for each row when (new.${column} = '${LINGERING}') execute function linger()`);
});

/** Of calls that are made at once, in their order of size. */
async function statusesOf(
  calls: number,
  call: () => Promise<{ status: number }>,
): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: calls }, call));
  return answers.map(({ status }) => status).toSorted((one, other) => one - other);
}

describe("songs", () => {
  it("of a full band: none is added, imported or copied, and the list stays as it is", async () => {
    const email = `${randomUUID()}@example.org`;
    const found = async (bandName: string) => {
      const { answer } = await api.call(register, {
        body: { email, password: PASSWORD, bandName },
      });
      if (!("token" in answer)) throw new Error("not registered");
      return answer;
    };
    const source = await found("Halcyon Drive");
    const { answer: theirs } = await api.call(addSong, { body: song }, source.token);
    const { token, bandUser } = await found("The Ardens");
    await fill(bandUser.bandId, BAND_LIMITS.songs.most - 1);

    expect(await api.call(addSong, { body: song }, token)).toMatchObject({ status: 201 });
    const added = await api.call(addSong, { body: song }, token);
    const imported = await api.call(importSongs, { body: { songs: [song] } }, token);
    const copied = await api.call(
      importFromBand,
      {
        params: { bandId: String(source.bandUser.bandId), type: "songs" },
        body: { items: [{ id: theirs.id, nameConflict: false }] },
      },
      token,
    );
    for (const { status, failure } of [added, imported, copied])
      expect([status, failure]).toEqual([409, full("10,000 songs", 10_000)]);
    expect((await api.call(listSongs, {}, token)).answer).toHaveLength(10_000);
  });

  it("imported by several at once into the last places: never more than fit", async () => {
    const { token, bandUser } = await api.newBand();
    // Far enough from the limit that whoever adds a single one need not wait for others.
    await fill(bandUser.bandId, BAND_LIMITS.songs.most - 1000);
    const songs = Array.from({ length: 400 }, () => song);
    songs[0] = { ...song, title: LINGERING };
    const imports = await Promise.all(
      Array.from({ length: 4 }, () => api.call(importSongs, { body: { songs } }, token)),
    );
    expect(imports.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(imports.filter(({ failure }) => failure.code === "limit_reached")).toHaveLength(2);
  });

  it("added one by one by several at once into the last place: by one of them", async () => {
    const { token, bandUser } = await api.newBand();
    await fill(bandUser.bandId, BAND_LIMITS.songs.most - 1);
    const body = { ...song, title: LINGERING };
    const added = await Promise.all(
      Array.from({ length: 4 }, () => api.call(addSong, { body }, token)),
    );
    expect(added.map(({ status }) => String(status)).toSorted()).toEqual([
      "201",
      "409",
      "409",
      "409",
    ]);
  });
});

describe("set lists", () => {
  it("of a full band: none is added or copied", async () => {
    const { token, bandUser } = await api.newBand();
    await fillSetlists(bandUser.bandId, BAND_LIMITS.setlists.most - 1, []);
    const last = await api.call(addSetlist, { body: list }, token);
    expect(last.status).toBe(201);
    const params = { id: String(last.answer.id) };
    for (const { status, failure } of [
      await api.call(addSetlist, { body: list }, token),
      await api.call(copySetlist, { params }, token),
    ])
      expect([status, failure]).toEqual([409, full("1,000 set lists", 1000)]);
  });

  it("added by several at once into the last place: by one of them", async () => {
    const { token, bandUser } = await api.newBand();
    await fillSetlists(bandUser.bandId, BAND_LIMITS.setlists.most - 1, []);
    const body = { ...list, name: LINGERING };
    expect(await statusesOf(4, () => api.call(addSetlist, { body }, token))).toEqual([
      201, 409, 409, 409,
    ]);
  });

  it("filled by several at once into the last places: by one of them", async () => {
    const { token, bandUser } = await api.newBand();
    const songIds = await fill(bandUser.bandId, 500);
    await fillSetlists(bandUser.bandId, BAND_LIMITS.setlistEntries.most / 500 - 1, songIds);
    const body = { ...list, name: LINGERING, songs: places(songIds) };
    expect(await statusesOf(4, () => api.call(addSetlist, { body }, token))).toEqual([
      201, 409, 409, 409,
    ]);
  });

  it("with as many songs as all of them together may hold: none grows, and any may shrink", async () => {
    const { token, bandUser } = await api.newBand();
    const songIds = await fill(bandUser.bandId, 500);
    await fillSetlists(bandUser.bandId, BAND_LIMITS.setlistEntries.most / 500, songIds);
    const { answer: empty } = await api.call(addSetlist, { body: list }, token);
    const params = { id: String(empty.id) };
    const [one = 0, two = 0] = songIds;
    const refused = full("50,000 places in its set lists", 50_000);
    const place = { setlistId: empty.id, songId: one, setlistSectionId: 1 };
    const pause = { setlistSectionId: 1, afterSequence: 0, text: "", seconds: 900 };
    const interludes = [{ ...pause, kind: "break" as const }];
    for (const { status, failure } of [
      await api.call(addSetlist, { body: { ...list, songs: places([one]) } }, token),
      await api.call(saveSetlist, { params, body: { songs: places([one]) } }, token),
      await api.call(saveSetlist, { params, body: { interludes } }, token),
      await api.call(saveSetlistSongs, { params, body: places([one]) }, token),
      await api.call(addSetlistSong, { body: place }, token),
    ])
      expect([status, failure]).toEqual([409, refused]);

    const { answer: rows } = await api.call(listSetlists, {}, token);
    const filled = { id: String(rows.find(({ songs }) => songs.length === 500)?.id) };
    const copied = await api.call(copySetlist, { params: filled }, token);
    expect([copied.status, copied.failure]).toEqual([409, refused]);
    const shrunk = await api.call(
      saveSetlistSongs,
      { params: filled, body: places([two, one]) },
      token,
    );
    expect(shrunk.status).toBe(200);
    expect(shrunk.answer.songs).toHaveLength(2);
  });

  it("of a band that has too many places already: any may shrink, and stay as long as it is", async () => {
    const { token, bandUser } = await api.newBand();
    const songIds = await fill(bandUser.bandId, 500);
    await fillSetlists(bandUser.bandId, BAND_LIMITS.setlistEntries.most / 500 + 1, songIds);
    const [{ id } = { id: 0 }] = (await api.call(listSetlists, {}, token)).answer;
    const params = { id: String(id) };
    for (const order of [songIds.toReversed(), songIds.slice(1)]) {
      const saved = await api.call(saveSetlistSongs, { params, body: places(order) }, token);
      expect([saved.status, saved.failure.code]).toEqual([200, undefined]);
    }
  });
});

describe("the description of a set list", () => {
  const long = `${"Harvest dance, ".repeat(70_000)}the end`;

  it("has 2,000 characters at most", async () => {
    const { token } = await api.newBand();
    const { status, failure } = await api.call(
      addSetlist,
      { body: { ...list, description: "x".repeat(2001) } },
      token,
    );
    expect([status, failure.fields]).toEqual([
      422,
      [{ path: "description", message: "At most 2000 characters" }],
    ]);
    const kept = await api.call(
      addSetlist,
      { body: { ...list, description: "x".repeat(2000) } },
      token,
    );
    expect(kept.status).toBe(201);
  });

  it("that was longer before stays whole in its record and its copies, and is cut in the list", async () => {
    const { token, bandUser } = await api.newBand();
    const { answer } = await api.call(addSetlist, { body: list }, token);
    await api.asSuperuser("update bandstand.setlists set description = $2 where band_id = $1", [
      bandUser.bandId,
      long,
    ]);
    const params = { id: String(answer.id) };
    expect((await api.call(saveSetlist, { params, body: { bias: 2 } }, token)).status).toBe(200);
    expect((await api.call(getSetlist, { params }, token)).answer.description === long).toBe(true);
    const copied = await api.call(copySetlist, { params }, token);
    expect(copied.answer.description === long).toBe(true);

    const { answer: rows } = await api.call(listSetlists, {}, token);
    expect(rows.map(({ description }) => description?.length)).toEqual([2000, 2000]);
    const found = async (search: string) =>
      (await api.call(listSetlists, { query: { search } }, token)).answer.length;
    expect([await found("harvest DANCE"), await found("the end")]).toEqual([2, 0]);
  });
});

it("practices of one song: a member has 10,000, and one that grows is none more", async () => {
  const { token, bandUser } = await api.newBand();
  const { answer } = await api.call(addSong, { body: song }, token);
  await api.asSuperuser(
    `insert into bandstand.practices (band_id, band_user_id, song_id, key, day, seconds, loops)
     select $1, $2, $3, gen_random_uuid(), current_date, 60, 1 from generate_series(1, $4::integer)`,
    [bandUser.bandId, bandUser.id, answer.id, MOST_PRACTICES - 1],
  );
  const keep = async (key: string) => {
    const body = { day: new Date().toISOString().slice(0, 10), seconds: 60, loops: 1 };
    const request = {
      params: { id: String(answer.id) },
      body: { ...body, key, cleanSpeed: null },
    };
    const { status, failure } = await api.call(savePractice, request, token);
    return [status, failure.code];
  };
  const last = randomUUID();
  expect(await keep(last)).toEqual([200, undefined]);
  expect(await keep(randomUUID())).toEqual([409, "limit_reached"]);
  expect(await keep(last)).toEqual([200, undefined]);
});
