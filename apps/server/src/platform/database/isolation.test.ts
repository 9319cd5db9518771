import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";
import { violatedConstraint } from "./errors.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const ours = await addFullBand(test, "Ours");
const theirs = await addFullBand(test, "Theirs");

const columnsOf = new Map(
  (
    await asSuperuser<{ name: string; columns: string }>(`
    select table_name as name, string_agg(column_name, ', ') as columns from information_schema.columns
    where table_schema = 'bandstand' and is_generated = 'NEVER' group by 1`)
  ).map(({ name, columns }) => [name, columns]),
);

const tables = (
  await asSuperuser<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'band_id'
    where c.relnamespace = 'bandstand'::regnamespace and c.relkind = 'r' order by 1`)
).map(({ name }) => name);

const inOurBand = <Row>(text: string, values: unknown[] = []) =>
  database.band({ bandId: ours.bandId, bandUserId: ours.bandUserId }, (tx) =>
    tx.rows<Row>({ text }, values),
  );

const countOfTheirs = async (table: string) => {
  const [row] = await asSuperuser<{ count: string }>(
    `select count(*) from bandstand.${table} where band_id = $1`,
    [theirs.bandId],
  );
  return Number(row?.count);
};

const rowsOfTheirs = (table: string) =>
  asSuperuser(`select * from bandstand.${table} t where band_id = $1 order by t::text`, [
    theirs.bandId,
  ]);

describe.each(tables)("raw SQL on %s inside a transaction of one band", (table) => {
  it("has rows of both bands to tell apart", async () => {
    const [row] = await asSuperuser(
      `select count(distinct band_id)::integer as bands from bandstand.${table}`,
    );
    expect(row).toEqual({ bands: 2 });
  });

  it("reads the band's own rows only", async () => {
    expect(await inOurBand(`select distinct band_id from ${table}`)).toEqual([
      { band_id: ours.bandId },
    ]);
    expect(await inOurBand(`select * from ${table} where band_id = $1`, [theirs.bandId])).toEqual(
      [],
    );
  });

  it("changes and deletes no row of the other", async () => {
    const before = await rowsOfTheirs(table);
    expect(
      await inOurBand(`update ${table} set band_id = band_id where band_id = $1 returning 1`, [
        theirs.bandId,
      ]),
    ).toEqual([]);
    expect(
      await inOurBand(`delete from ${table} where band_id = $1 returning 1`, [theirs.bandId]),
    ).toEqual([]);
    expect(await rowsOfTheirs(table)).toEqual(before);
  });

  it("adds no row to the other", async () => {
    const before = await countOfTheirs(table);
    const copied = inOurBand(
      `insert into ${table} (${columnsOf.get(table)}) overriding system value
       select ${columnsOf.get(table)} from (
         select (jsonb_populate_record(t, jsonb_build_object('band_id', $1::integer))).* from ${table} t
       ) copies`,
      [theirs.bandId],
    );
    await expect(copied).rejects.toThrow("row-level security");
    expect(await countOfTheirs(table)).toBe(before);
  });
});

describe("the tables beside a band's own", () => {
  it("shows the band itself and none other", async () => {
    expect(await inOurBand("select id from bands")).toEqual([{ id: ours.bandId }]);
    expect(
      await inOurBand("update bands set name = 'Mine' where id = $1 returning 1", [theirs.bandId]),
    ).toEqual([]);
    expect(await inOurBand("delete from bands where id = $1 returning 1", [theirs.bandId])).toEqual(
      [],
    );
  });

  it("shows the accounts of the band's members and none other", async () => {
    expect(await inOurBand("select id from users")).toEqual([{ id: ours.userId }]);
  });

  it.each(["user_passwords", "user_links", "rate_limits", "server_secrets", "migrations"])(
    "keeps %s closed",
    async (table) => {
      await expect(inOurBand(`select * from ${table}`)).rejects.toThrow("permission denied");
    },
  );

  it("keeps the worker's tables and the files of the server closed", async () => {
    await expect(inOurBand("select * from graphile_worker._private_jobs")).rejects.toThrow(
      "permission denied",
    );
    await expect(inOurBand("select pg_read_file('/etc/passwd')")).rejects.toThrow(
      "permission denied",
    );
  });
});

const references = await asSuperuser<{
  name: string;
  child: string;
  parent: string;
  column: string;
}>(`
  select conname as name, (select relname from pg_class where oid = conrelid) as child,
    (select relname from pg_class where oid = confrelid) as parent,
    (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[2]) as column
  from pg_constraint
  where connamespace = 'bandstand'::regnamespace and contype = 'f' and cardinality(conkey) = 2 order by 1`);

describe("a reference to a record of another band", () => {
  it.each(references)(
    "is refused by $name, even for a superuser",
    async ({ name, child, parent, column }) => {
      const key = child === "bands" ? "id" : "band_id";
      const [row] = await asSuperuser<{ count: number }>(
        `select count(*)::integer as count from bandstand.${child} where ${key} = $1 and ${column} is not null`,
        [ours.bandId],
      );
      expect(row?.count).toBeGreaterThan(0);
      await expect(
        asSuperuser(
          `update bandstand.${child} set ${column} = (select max(id) from bandstand.${parent} where band_id = $2)
         where ctid = (select ctid from bandstand.${child} where ${key} = $1 and ${column} is not null limit 1)`,
          [ours.bandId, theirs.bandId],
        ),
      ).rejects.toMatchObject({ constraint: name });
    },
  );

  it("tells which constraint it breaks", async () => {
    const error = await inOurBand(
      "insert into bookmarks (band_id, band_user_id, song_id, sequence) values ($1, $2, $3, 2)",
      [ours.bandId, ours.bandUserId, theirs.songId],
    ).catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toMatchObject({
      kind: "foreignKey",
      constraint: "bookmarks_song_fk",
    });
  });
});
