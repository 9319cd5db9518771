import { findSongRating, listSongRatings, saveSongRating } from "@bandstand/contracts/song-ratings";
import { getSong, listSongs } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newMember } from "../../../test/members.ts";
import { newSong } from "../../../test/recordings.ts";

const api = await testApi();

async function bandOfTwo() {
  const { token, bandUser } = await api.newBand();
  const alex = { token, userId: bandUser.userId, nickname: bandUser.nickname };
  const sam = await newMember(api, bandUser.bandId, { SO: "R" });
  return { alex, sam, bandId: bandUser.bandId, song: await newSong(api, token) };
}

type Rater = { token: string; userId: number };

const rate = ({ token, userId }: Rater, songId: number, rating: number) =>
  api.call(saveSongRating, { body: { userId, songId, rating } }, token);

const lookUp = (songId: number, userId: number, token: string) =>
  api.call(findSongRating, { query: { songId: String(songId), userId: String(userId) } }, token);

const idOf = ({ id }: { id: number }) => ({ id: String(id) });

describe("rating a song", () => {
  it("answers the rating and the mean over members, which the list shows as well", async () => {
    const { alex, sam, song } = await bandOfTwo();
    const first = await rate(alex, song.id, 10);
    expect(first).toMatchObject({ status: 200, answer: { rating: 10, avgRating: 10 } });
    const second = await rate(sam, song.id, 5);
    expect(second.answer).toEqual({ rating: 5, avgRating: 7.5 });
    const { answer: list } = await api.call(listSongs, {}, alex.token);
    expect(list).toMatchObject([{ id: song.id, avgRating: 7.5 }]);
  });

  it("again takes the place of the rating before", async () => {
    const { alex, song } = await bandOfTwo();
    await rate(alex, song.id, 3);
    const { answer } = await rate(alex, song.id, 0);
    expect(answer).toEqual({ rating: 0, avgRating: 0 });
  });

  it("is done for oneself only", async () => {
    const { alex, sam, song } = await bandOfTwo();
    const { status, failure } = await rate({ token: sam.token, userId: alex.userId }, song.id, 1);
    expect(status).toBe(403);
    expect(failure.code).toBe("no_right");
    expect((await lookUp(song.id, alex.userId, alex.token)).answer).toEqual({ rating: null });
  });

  it("takes whole ratings from 0 to 10", async () => {
    const { alex, song } = await bandOfTwo();
    for (const rating of [-1, 11, 5.5, 1e21, -0.001]) {
      const { status, failure } = await rate(alex, song.id, rating);
      expect({ status, path: failure.fields?.[0]?.path }).toEqual({ status: 422, path: "rating" });
    }
    const { answer } = await api.call(getSong, { params: idOf(song) }, alex.token);
    expect(answer.avgRating).toBeNull();
  });

  it("counts members who rate at the same time", async () => {
    const { alex, sam, song } = await bandOfTwo();
    await Promise.all([rate(alex, song.id, 2), rate(sam, song.id, 4), rate(alex, song.id, 2)]);
    const { answer } = await api.call(getSong, { params: idOf(song) }, sam.token);
    expect(answer.avgRating).toBe(3);
  });
});

describe("reading ratings", () => {
  it("gives those of one song, of one member, or all", async () => {
    const { alex, sam, song } = await bandOfTwo();
    const other = await newSong(api, alex.token, "Glasshouse");
    await rate(alex, song.id, 8);
    await rate(sam, song.id, 6);
    await rate(sam, other.id, 0);
    const list = async (query: { songId?: string; userId?: string }) =>
      (await api.call(listSongRatings, { query }, alex.token)).answer;
    const ofAlex = { songId: song.id, userId: alex.userId, nickname: alex.nickname, rating: 8 };
    const ofSam = { songId: song.id, userId: sam.userId, nickname: "Sam", rating: 6 };
    const ofOther = { songId: other.id, userId: sam.userId, nickname: "Sam", rating: 0 };
    expect(await list({})).toEqual(
      [ofAlex, ofSam].toSorted((a, b) => (a.nickname < b.nickname ? -1 : 1)).concat(ofOther),
    );
    expect(await list({ songId: String(other.id) })).toEqual([ofOther]);
    expect(await list({ userId: String(alex.userId) })).toEqual([ofAlex]);
    expect(await list({ userId: "2147483647" })).toEqual([]);
  });

  it("gives the first 10,000 of all, and each member's whole", async () => {
    const { alex, sam, bandId } = await bandOfTwo();
    // Without the mean of each song, which takes long to add up.
    await api.asSuperuser("alter table bandstand.song_ratings disable trigger add_up");
    await api.asSuperuser(
      `with song as (insert into bandstand.songs (band_id, title, artist, song_status_id)
         select $1, 'Song ' || n, 'Nobody', 1 from generate_series(1, 6000) n returning id)
       insert into bandstand.song_ratings (band_id, song_id, band_user_id, rating)
       select $1, song.id, m.id, 5 from song, bandstand.band_users m where m.band_id = $1`,
      [bandId],
    );
    await api.asSuperuser("alter table bandstand.song_ratings enable trigger add_up");
    const list = async (query: { userId?: string }) =>
      (await api.call(listSongRatings, { query }, alex.token)).answer;
    expect(await list({})).toHaveLength(10_000);
    expect(await list({ userId: String(sam.userId) })).toHaveLength(6000);
  });

  it("of one member and song gives null where nothing was said", async () => {
    const { alex, sam, song } = await bandOfTwo();
    await rate(sam, song.id, 9);
    expect((await lookUp(song.id, sam.userId, alex.token)).answer).toEqual({ rating: 9 });
    expect((await lookUp(song.id, alex.userId, alex.token)).answer).toEqual({ rating: null });
  });

  it("comes with the song, one's own only", async () => {
    const { alex, sam, song } = await bandOfTwo();
    await rate(sam, song.id, 9);
    const read = async (token: string) =>
      (await api.call(getSong, { params: idOf(song) }, token)).answer.SongRatings;
    expect(await read(sam.token)).toEqual([{ rating: 9 }]);
    expect(await read(alex.token)).toEqual([]);
  });
});

describe("who may rate", () => {
  const statuses = async (
    { token, userId }: { token?: string; userId: number },
    songId: number,
  ) => {
    const query = { songId: String(songId), userId: String(userId) };
    return {
      list: (await api.call(listSongRatings, {}, token)).status,
      find: (await api.call(findSongRating, { query }, token)).status,
      save: (await api.call(saveSongRating, { body: { userId, songId, rating: 1 } }, token)).status,
    };
  };

  it("nobody without a token", async () => {
    const { alex, song } = await bandOfTwo();
    expect(await statuses({ userId: alex.userId }, song.id)).toEqual({
      list: 401,
      find: 401,
      save: 401,
    });
  });

  it("nobody from whom songs are hidden", async () => {
    const { bandId, song } = await bandOfTwo();
    const hidden = await newMember(api, bandId, { SL: "W" });
    expect(await statuses(hidden, song.id)).toEqual({ list: 403, find: 403, save: 403 });
  });

  it("not for a song of another band, which is as unknown as one that never was", async () => {
    const { song } = await bandOfTwo();
    const { alex: stranger } = await bandOfTwo();
    expect(await statuses(stranger, song.id)).toEqual({ list: 200, find: 404, save: 404 });
    const never = await rate(stranger, 2_147_483_647, 1);
    expect((await rate(stranger, song.id, 1)).failure).toEqual(never.failure);
  });

  it("refuses ids that are none, and fields that are not known", async () => {
    const { alex, song } = await bandOfTwo();
    for (const songId of ["0", "-1", "1.5", "abc", "99999999999", "' OR 1=1 --"]) {
      const query = { songId, userId: String(alex.userId) };
      expect((await api.call(findSongRating, { query }, alex.token)).status).toBe(422);
    }
    const response = await api.fetch("/api/savesongrating", {
      token: alex.token,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ userId: alex.userId, songId: song.id, rating: 1, bandUserId: 1 }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: "bandUserId" }] });
  });
});
