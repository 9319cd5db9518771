import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const { bandId, songId } = await addFullBand(test, "Ours");
await asSuperuser("delete from bandstand.song_ratings");

const addMember = async (name: string): Promise<number> => {
  const [member] = await asSuperuser<{ id: number }>(
    `with person as (insert into bandstand.users (email) values ($2 || '@example.com') returning id)
     insert into bandstand.band_users (band_id, user_id, nickname, role_id) select $1, id, $2, 1 from person returning id`,
    [bandId, name],
  );
  return member?.id ?? 0;
};

const rate = (bandUserId: number, rating: number) =>
  database.band({ bandId, bandUserId }, (tx) =>
    tx.rows(
      {
        text: `insert into song_ratings (band_id, song_id, band_user_id, rating) values ($1, $2, $3, $4)
               on conflict (band_id, song_id, band_user_id) do update set rating = excluded.rating`,
      },
      [bandId, songId, bandUserId, rating],
    ),
  );

const song = async () =>
  (
    await database.band({ bandId }, (tx) =>
      tx.rows({ text: "select avg_rating, rating_count from songs where id = $1" }, [songId]),
    )
  )[0];

const alex = await addMember("alex");
const sam = await addMember("sam");

describe("a song's average rating", () => {
  it("is null without ratings, and then the mean over members", async () => {
    expect(await song()).toEqual({ avg_rating: null, rating_count: 0 });
    await rate(alex, 10);
    expect(await song()).toEqual({ avg_rating: 10, rating_count: 1 });
    await rate(sam, 5);
    expect(await song()).toEqual({ avg_rating: 7.5, rating_count: 2 });
    await rate(sam, 0);
    expect(await song()).toEqual({ avg_rating: 5, rating_count: 2 });
  });

  it("follows a rating that is withdrawn, and a member who leaves", async () => {
    await database.band({ bandId }, (tx) =>
      tx.rows({ text: "delete from song_ratings where band_user_id = $1" }, [alex]),
    );
    expect(await song()).toEqual({ avg_rating: 0, rating_count: 1 });
    await database.band({ bandId }, (tx) =>
      tx.rows({ text: "delete from band_users where id = $1" }, [sam]),
    );
    expect(await song()).toEqual({ avg_rating: null, rating_count: 0 });
  });

  it("counts members who rate at the same time", async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, (_, number) => addMember(`member${number}`)),
    );
    await Promise.all(members.map((member, number) => rate(member, number)));
    expect(await song()).toEqual({ avg_rating: 3.5, rating_count: 8 });
  });

  it("takes 0 to 10 and nothing else", async () => {
    await expect(rate(alex, 11)).rejects.toMatchObject({
      kind: "check",
      constraint: "song_ratings_range",
    });
    await expect(rate(alex, -1)).rejects.toMatchObject({
      kind: "check",
      constraint: "song_ratings_range",
    });
  });
});
