import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { addFullBand } from "../../../test/full-band.ts";
import { connectionAs } from "./logins.ts";
import { beginBand } from "./begin-statements.ts";

const test = await testDatabase();
const { database, asSuperuser } = test;
const ours = await addFullBand(test, "Ours");
const theirs = await addFullBand(test, "Theirs");

const inOurs = <Row>(text: string) =>
  database.band({ bandId: ours.bandId, bandUserId: ours.bandUserId }, (tx) =>
    tx.rows<Row>({ text }),
  );
const asAlex = <Row>(text: string) =>
  database.person({ userId: ours.userId }, (tx) => tx.rows<Row>({ text }));
const asAnyone = <Row>(text: string) => database.public((tx) => tx.rows<Row>({ text }));

/** Expressions that, evaluated within a statement, say that it is somebody else's. */
const CHANGES = Object.entries({
  band: [["bandstand.band_id", theirs.bandId]],
  member: [["bandstand.band_user_id", theirs.bandUserId]],
  person: [["bandstand.user_id", theirs.userId]],
  "scope to the system's": [["bandstand.scope", ""]],
  "scope to none there is": [["bandstand.scope", "system"]],
  "role, and no more": [["role", "none"]],
  "role to the system's scope": [
    ["role", "none"],
    ["bandstand.scope", ""],
  ],
  "role to a band's": [
    ["role", "bandstand_request"],
    ["bandstand.scope", "band"],
    ["bandstand.band_id", theirs.bandId],
  ],
  "role to a person's": [
    ["role", "bandstand_person"],
    ["bandstand.scope", "person"],
    ["bandstand.user_id", theirs.userId],
  ],
  "role to the public's": [
    ["role", "bandstand_public"],
    ["bandstand.scope", "public"],
  ],
}).map(([what, settings]) => ({
  what,
  change: settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(" || "),
}));

/** Ways to read a column after the change, within one statement. Each answers rows of `seen`. */
const READS: [string, (change: string, column: string, table: string) => string][] = [
  [
    "a CTE",
    (change, column, table) =>
      `with changed as materialized (select ${change} as c)
       select (select string_agg(${column}::text, ' ') from bandstand.${table} where c is not null) as seen from changed`,
  ],
  [
    "a lateral subquery",
    (change, column, table) =>
      `select t.seen from (select ${change} as c offset 0) changed,
         lateral (select ${column}::text as seen from bandstand.${table} where c is not null offset 0) t`,
  ],
  [
    "a query in a string",
    (change, column, table) =>
      `select query_to_xml('select ${column} as seen from bandstand.${table}', true, false, '')::text as seen
       from (select ${change} as c offset 0) changed where c is not null`,
  ],
];

/** Columns that name their own band, and that the public may not read. */
const PLACES: [string, string][] = [
  ["songs", "title"],
  ["setlists", "name"],
  ["bands", "passwords"],
  ["users", "email"],
  ["tokens", "hash"],
];
for (const { bandId, name } of [
  { bandId: ours.bandId, name: "Ours" },
  { bandId: theirs.bandId, name: "Theirs" },
])
  await asSuperuser(
    `with s as (update bandstand.songs set title = 'song of ' || $2 where band_id = $1),
       l as (update bandstand.setlists set name = 'list of ' || $2 where band_id = $1)
     update bandstand.bands set passwords = 'secret of ' || $2 where id = $1`,
    [bandId, name],
  );

/** What such a statement brings to light; nothing where it is refused. */
async function seenBy(answer: Promise<{ seen: string | null }[]>): Promise<string> {
  try {
    return (await answer).map(({ seen }) => seen ?? "").join(" ");
  } catch (error) {
    expect(String(error)).toMatch(/permission denied|row-level security|read-only/);
    return "";
  }
}

describe.each(CHANGES)("a statement that changes its $what", ({ change }) => {
  it.each(READS)("reads nothing of another band or person through %s", async (_, read) => {
    for (const [table, column] of PLACES)
      for (const transaction of [inOurs, asAlex, asAnyone]) {
        const seen = await seenBy(transaction(read(change, column, table)));
        expect(seen).not.toMatch(/theirs/i);
      }
  });

  it("changes, deletes and adds nothing of another band", async () => {
    const rows = () =>
      asSuperuser("select title, updated_by_id from bandstand.songs where band_id = $1", [
        theirs.bandId,
      ]);
    const before = await rows();
    const { bandId } = theirs;
    for (const write of [
      `update bandstand.songs set title = 'taken' from changed where c is not null and band_id = ${bandId}`,
      `delete from bandstand.songs using changed where c is not null and band_id = ${bandId}`,
      `insert into bandstand.songs (band_id, title, artist, song_status_id)
       select ${bandId}, 'left here', 'us', 1 from changed where c is not null`,
    ])
      for (const transaction of [inOurs, asAlex])
        await seenBy(
          transaction(`with changed as materialized (select ${change} as c) ${write} returning ''`),
        );
    expect(await rows()).toEqual(before);
  });
});

describe("what a transaction has said of its scope", () => {
  it("signs with the member who acts, whatever a statement says of that", async () => {
    const [song] = await inOurs<{ by: number }>(
      `update bandstand.songs set notes = 'signed'
       from (select set_config('bandstand.band_user_id', '${theirs.bandUserId}', true) as c offset 0) changed
       where c is not null returning updated_by_id as by`,
    );
    expect(song).toEqual({ by: ours.bandUserId });
  });

  it.each([
    ["band", inOurs],
    ["person", asAlex],
    ["public", asAnyone],
  ])("is not said a second time in a transaction of a %s", async (_, transaction) => {
    const again = `call bandstand.set_scope('band', ${theirs.bandId}, 0, 0, false)`;
    await expect(transaction(again)).rejects.toThrow("said already");
    await expect(
      transaction(`select query_to_xml('${again.replaceAll("'", "''")}', true, false, '')`),
    ).rejects.toThrow("not allowed");
  });

  it.each(["scope_band", "scope_member", "scope_person"])(
    "is not written past the procedure: %s",
    async (sequence) => {
      for (const transaction of [inOurs, asAlex, asAnyone])
        for (const role of ["", "set_config('role', 'none', true), "])
          for (const write of [
            `setval('bandstand.${sequence}', 1)`,
            `nextval('bandstand.${sequence}')`,
          ])
            await expect(transaction(`select ${role}${write}`)).rejects.toThrow(
              "permission denied",
            );
    },
  );

  it("does not end with the transaction in the middle of a statement's text", async () => {
    const text = `select 1; commit; begin; call bandstand.set_scope('band', ${theirs.bandId}, 0, 0, false); select title from songs`;
    for (const transaction of [inOurs, asAlex, asAnyone])
      await expect(transaction(text)).rejects.toThrow("cannot insert multiple commands");
  });

  it("ends with it, also on its own connection", async () => {
    const { roles, logins } = inject("postgres");
    const { bandId } = theirs;
    const client = new pg.Client(
      logins ? connectionAs(test.connection, logins.requests) : test.connection,
    );
    await client.connect();
    try {
      await client.query(`set role "${roles?.band}"`);
      await client.query(beginBand(roles, { bandId, bandUserId: null, readOnly: true }));
      const read = (change: string) =>
        client.query(
          `with changed as materialized (select ${change} as c)
           select (select band_id from bandstand.songs where c is not null) as seen from changed`,
        );
      expect((await read("1")).rows).toEqual([{ seen: bandId }]);
      await client.query("commit");
      expect((await read("1")).rows).toEqual([{ seen: null }]);
      await expect(read("set_config('bandstand.scope', 'band', true)")).rejects.toThrow(
        "integer out of range",
      );
    } finally {
      await client.end();
    }
  });

  it("is nothing to the other connections", async () => {
    const read = { text: "select band_id from songs" };
    const seen = await database.band({ bandId: ours.bandId }, async (tx) => [
      await tx.rows(read),
      await database.band({ bandId: theirs.bandId }, (other) => other.rows(read)),
      await tx.rows(read),
    ]);
    expect(seen).toEqual([
      [{ band_id: ours.bandId }],
      [{ band_id: theirs.bandId }],
      [{ band_id: ours.bandId }],
    ]);
  });

  it("holds after a part of the transaction was undone", async () => {
    const seen = await database.band({ bandId: ours.bandId }, async (tx) => {
      await tx.savepoint(() => tx.rows({ text: "select 1 / 0" })).catch(() => {});
      return tx.rows({ text: "select band_id from songs" });
    });
    expect(seen).toEqual([{ band_id: ours.bandId }]);
  });
});
