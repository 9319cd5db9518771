import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";
import {
  ConstraintViolation,
  TransactionConflict,
  ValueRejected,
  violatedConstraint,
} from "./errors.ts";
import { songs } from "./schema/songs.ts";
import type { BandTransaction } from "./transactions.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const band = await addFullBand(test, "Ours");
const scope = { bandId: band.bandId, bandUserId: band.bandUserId };

const addSong = (tx: BandTransaction, title: string) =>
  tx.db.insert(songs).values({ bandId: tx.bandId, title, artist: "Us", songStatusId: 2 });
const titles = async (title: string) =>
  database.band(scope, (tx) =>
    tx.arrays({ text: "select title from songs where title like $1 order by 1" }, [title]),
  );

describe("a transaction", () => {
  it("keeps all of its work", async () => {
    await database.band(scope, async (tx) => {
      await addSong(tx, "Kept 1");
      await addSong(tx, "Kept 2");
    });
    expect(await titles("Kept%")).toEqual([["Kept 1"], ["Kept 2"]]);
  });

  it("undoes all of its work when it throws, and throws the same", async () => {
    const reason = new Error("no");
    const work = database.band(scope, async (tx) => {
      await addSong(tx, "Undone");
      throw reason;
    });
    await expect(work).rejects.toBe(reason);
    expect(await titles("Undone")).toEqual([]);
  });

  it("does not claim to be done when a failure inside it was swallowed", async () => {
    const work = database.band(scope, async (tx) => {
      await addSong(tx, "Swallowed");
      await tx.rows({ text: "select 1 / 0" }).catch(() => {});
      return "done";
    });
    await expect(work).rejects.toThrow("had failed before it was committed");
    expect(await titles("Swallowed")).toEqual([]);
  });

  it("undoes a savepoint alone", async () => {
    await database.band(scope, async (tx) => {
      await addSong(tx, "Outer");
      await tx
        .savepoint(async () => {
          await addSong(tx, "Inner");
          await tx.rows({ text: "select 1 / 0" });
        })
        .catch(() => {});
    });
    expect(await titles("%er")).toEqual([["Outer"]]);
  });

  it("cannot be used after its end", async () => {
    let kept: BandTransaction | undefined;
    await database.band(scope, async (tx) => {
      kept = tx;
      await tx.rows({ text: "select 1" });
    });
    await expect(kept?.rows({ text: "select * from songs" })).rejects.toThrow(
      "This transaction has ended.",
    );
  });

  it("is run again after a deadlock, and both of two that met succeed", async () => {
    const [first, second] = await database.band(scope, async (tx) =>
      tx.db
        .insert(songs)
        .values(
          ["A", "B"].map((title) => ({ bandId: tx.bandId, title, artist: "Us", songStatusId: 2 })),
        )
        .returning({ id: songs.id }),
    );
    let attempts = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    const touch = ([one, other]: (number | undefined)[]) =>
      database.band(scope, async (tx) => {
        const play = (id?: number) =>
          tx.rows(
            { text: "update songs set bpm = coalesce(bpm, 0) + 1 where band_id = $1 and id = $2" },
            [tx.bandId, id],
          );
        attempts += 1;
        await play(one);
        if (attempts === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await play(other);
      });
    await Promise.all([touch([first?.id, second?.id]), touch([second?.id, first?.id])]);
    // Where both are told of the deadlock in the same moment, both are run again.
    expect(attempts).toBeGreaterThan(2);
    expect(await asSuperuser("select bpm from bandstand.songs where title in ('A', 'B')")).toEqual([
      { bpm: 2 },
      { bpm: 2 },
    ]);
  });

  it("gives up after three attempts", async () => {
    let attempts = 0;
    const work = database.band(scope, async (tx) => {
      attempts += 1;
      await tx.rows({ text: "do $$ begin raise exception using errcode = '40001'; end $$" });
    });
    await expect(work).rejects.toBeInstanceOf(TransactionConflict);
    expect(attempts).toBe(3);
  });
});

describe("what the database refuses", () => {
  it("names the constraint, without the statement or its values", async () => {
    const error = await database
      .band(scope, (tx) =>
        tx.db
          .insert(songs)
          .values({ bandId: tx.bandId, title: "Secret", artist: "Us", songStatusId: 99 }),
      )
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConstraintViolation);
    expect(error).toMatchObject({
      kind: "foreignKey",
      constraint: "songs_song_status_id_song_statuses_id_fk",
      table: "songs",
    });
    expect(String(error)).not.toContain("Secret");
  });

  it("can be recognised inside the transaction", async () => {
    await database.band(scope, async (tx) => {
      const error = await tx
        .savepoint(async () => {
          await tx.rows(
            {
              text: "insert into bookmarks (band_id, band_user_id, song_id, sequence) values ($1, $2, $3, 1)",
            },
            [tx.bandId, band.bandUserId, band.songId],
          );
        })
        .catch((reason: unknown) => reason);
      expect(violatedConstraint(error)).toMatchObject({
        kind: "unique",
        constraint: "bookmarks_one",
      });
    });
  });

  it.each([
    ["a NUL character in a text", { title: "a\0b" }],
    ["a number too large", { title: "Big", bpm: 2 ** 40 }],
  ])("tells %s from other faults", async (_, values) => {
    const work = database.band(scope, (tx) =>
      tx.db.insert(songs).values({ bandId: tx.bandId, artist: "Us", songStatusId: 2, ...values }),
    );
    await expect(work).rejects.toBeInstanceOf(ValueRejected);
  });
});

/** Typed by hand, as the matchers are untyped. */
const anInstant: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe("values", () => {
  it("come as the wire has them, raw and through the query builder alike", async () => {
    const raw = await database.band(scope, (tx) =>
      tx.rows({
        text: `select created_at, null::timestamptz as none, event_date, '19:30'::time as start, 12.50::numeric as price,
                 3000000000::bigint as size, '2026-03-01 12:00:00.1+00'::timestamptz as tenth
               from events`,
      }),
    );
    expect(raw).toEqual([
      {
        created_at: anInstant,
        none: null,
        event_date: "2027-09-18",
        start: "19:30",
        price: 12.5,
        size: 3_000_000_000,
        tenth: "2026-03-01T12:00:00.100Z",
      },
    ]);
    const [song] = await database.band(scope, (tx) =>
      tx.db
        .select({
          createdAt: songs.createdAt,
          chips: songs.chips,
          avgRating: songs.avgRating,
          count: sql<number>`count(*) over ()`,
        })
        .from(songs)
        .where(eq(songs.id, band.songId)),
    );
    expect(song).toEqual({
      createdAt: anInstant,
      chips: [],
      avgRating: 8,
      count: 1,
    });
  });
});
