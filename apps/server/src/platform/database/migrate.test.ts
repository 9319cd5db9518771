import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, describe, expect, inject, it } from "vitest";
import { addFullBand } from "../../../test/full-band.ts";
import { type Connection, databaseNamed, runOn } from "../../../test/postgres.ts";
import { WORKER_SCHEMA } from "./database-state.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { migrate, UnsuitableDatabase } from "./migrate.ts";
import { createDatabase } from "./transactions.ts";

const { connection: server, template } = inject("postgres");
const cleaning: string[] = [];
afterAll(async () => {
  for (const statement of cleaning.toReversed()) await runOn(server, statement);
});

async function newDatabase(options = ""): Promise<{ name: string; connection: Connection }> {
  const name = `bandstand_test_${randomBytes(6).toString("hex")}`;
  await runOn(server, `CREATE DATABASE ${name} ${options}`);
  cleaning.push(`DROP DATABASE ${name} WITH (FORCE)`);
  return { name, connection: databaseNamed(server, name) };
}

/** A user without superuser's rights, who owns an empty database. */
async function ownedDatabase(
  rights: string,
): Promise<{ owner: string; name: string; connection: Connection }> {
  const owner = `owner_${randomBytes(6).toString("hex")}`;
  const password = randomBytes(12).toString("hex");
  await runOn(server, `CREATE ROLE ${owner} LOGIN PASSWORD '${password}' ${rights}`);
  cleaning.push(`DROP ROLE ${owner}`);
  const roles = ["request", "person", "public", "system"].map(
    (role) => `bandstand_${role}_${owner}`,
  );
  cleaning.push(`DROP ROLE IF EXISTS ${roles.join(", ")}`);
  cleaning.push(`DROP ROLE IF EXISTS bandstand_in_requests_${owner}, bandstand_in_system_${owner}`);
  const { name, connection } = await newDatabase(`OWNER ${owner}`);
  if (!connection.connectionString)
    return { owner, name, connection: { ...connection, user: owner, password } };
  const url = new URL(connection.connectionString);
  url.username = owner;
  url.password = password;
  return { owner, name, connection: { connectionString: url.href } };
}

const said: string[] = [];
const log = {
  info: (message: string) => said.push(message),
  warn: (message: string) => said.push(message),
};

describe("migrating", () => {
  it("fills an empty database, and does nothing the second time", async () => {
    const { connection } = await newDatabase();
    const first = await migrate(connection, log);
    expect(first.applied).toBeGreaterThan(0);
    expect(await migrate(connection, log)).toEqual({ ...first, applied: 0 });
  });

  it("is done once when several servers start at the same time", async () => {
    const { connection } = await newDatabase();
    const results = await Promise.all(Array.from({ length: 4 }, () => migrate(connection, log)));
    expect(results.filter(({ applied }) => applied > 0)).toHaveLength(1);
    const [row] = await runOn(
      connection,
      "select count(*)::integer as count from bandstand.migrations",
    );
    expect(row).toEqual({ count: results.reduce((sum, { applied }) => sum + applied, 0) });
  });

  it("makes its roles when several databases of one cluster are migrated at the same time", async () => {
    const databases = await Promise.all(
      Array.from({ length: 3 }, () => ownedDatabase("CREATEROLE")),
    );
    const results = await Promise.all(databases.map(({ connection }) => migrate(connection, log)));
    expect(results.map(({ roles }) => roles?.band)).toEqual(
      databases.map(({ owner }) => `bandstand_request_${owner}`),
    );
  });

  it("waits for nobody when there is nothing to do", async () => {
    const { connection } = await newDatabase(`TEMPLATE ${template}`);
    const holder = new pg.Client({ ...connection });
    await holder.connect();
    await holder.query("select pg_advisory_lock(7089068666170666596)");
    expect(await migrate(connection, log)).toMatchObject({ applied: 0 });
    await holder.end();
  });

  it("knows the newest version of the worker's schema", async () => {
    const { connection } = await newDatabase(`TEMPLATE ${template}`);
    expect(await runOn(connection, "select max(id) as id from graphile_worker.migrations")).toEqual(
      [{ id: WORKER_SCHEMA }],
    );
  });

  it("puts grants and policies back that somebody took away with the roles", async () => {
    const { owner, name, connection } = await ownedDatabase("CREATEROLE");
    await migrate(connection, log);
    const role = `bandstand_request_${owner}`;
    await runOn(databaseNamed(server, name), `DROP OWNED BY ${role}`);
    await runOn(server, `DROP ROLE ${role}`);
    const { roles, logins } = await migrate(connection, log);
    expect(roles?.band).toBe(role);
    const database = createDatabase(connection, { roles, logins });
    expect(
      await database.band({ bandId: 1 }, (tx) => tx.rows({ text: "select * from songs" })),
    ).toEqual([]);
    await database.close();
  });

  it("makes its logins for a database from before there were any, and again where they are taken away", async () => {
    const { owner, name, connection } = await ownedDatabase("CREATEROLE");
    const { logins } = await migrate(connection, log);
    const login = `bandstand_in_requests_${owner}`;
    expect(logins?.requests.user).toBe(login);
    await runOn(databaseNamed(server, name), `DROP OWNED BY ${login}`);
    await runOn(server, `DROP ROLE ${login}`);
    const results = await Promise.all([migrate(connection, log), migrate(connection, log)]);
    expect(results).toMatchObject([
      { logins, applied: 0 },
      { logins, applied: 0 },
    ]);
  });

  it("does without logins where the database lets nobody else in", async () => {
    const { owner, name, connection } = await ownedDatabase("CREATEROLE");
    await migrate(connection, log);
    await runOn(server, `REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
    await runOn(
      server,
      `ALTER DATABASE ${name} OWNER TO ${(await runOn<{ me: string }>(server, "select current_user as me"))[0]?.me}`,
    );
    await runOn(server, `GRANT CONNECT ON DATABASE ${name} TO ${owner}`);
    await runOn(
      server,
      `REVOKE CONNECT ON DATABASE ${name} FROM bandstand_in_requests_${owner}, bandstand_in_system_${owner}`,
    );
    expect((await migrate(connection, log)).logins).toBeNull();
  });

  it("refuses a database that a newer version has changed, and leaves it alone", async () => {
    const { connection } = await newDatabase(`TEMPLATE ${template}`);
    await runOn(
      connection,
      "insert into bandstand.migrations (hash, created_at) values ('later', 9999999999999)",
    );
    await expect(migrate(connection, log)).rejects.toBeInstanceOf(UnsuitableDatabase);
  });

  it("refuses a database that cannot hold every letter", async () => {
    const { connection } = await newDatabase("TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'");
    await expect(migrate(connection, log)).rejects.toThrow("UTF8");
  });

  it("says that a database is away in the same way as everything else", async () => {
    await expect(migrate({ host: "127.0.0.1", port: 1 }, log)).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
  });
});

describe.each([
  ["may make roles", "CREATEROLE"],
  ["may not make roles", ""],
])("a user who only owns the database and %s", (_, rights) => {
  it("is told at each start what somebody else may run for it, where anything is missing", async () => {
    const { connection } = await ownedDatabase(rights);
    await migrate(connection, log);
    said.length = 0;
    await migrate(connection, log);
    expect(said.filter((line) => line.includes("CREATE ROLE"))).toHaveLength(rights === "" ? 1 : 0);
  });

  it("has bands that are kept apart", async () => {
    const { name, connection } = await ownedDatabase(rights);
    said.length = 0;
    const { roles, logins } = await migrate(connection, log);
    expect(roles === null).toBe(rights === "");
    expect(logins === null).toBe(rights === "");
    expect(said.some((line) => line.includes("CREATE ROLE"))).toBe(roles === null);
    expect(await migrate(connection, log)).toEqual({ roles, logins, applied: 0 });

    const asSuperuser = <Row extends Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ) => runOn<Row>(databaseNamed(server, name), text, values);
    const ours = await addFullBand({ asSuperuser }, "Ours");
    const theirs = await addFullBand({ asSuperuser }, "Theirs");

    const database = createDatabase(connection, { roles, logins });
    const scope = { bandId: ours.bandId, bandUserId: ours.bandUserId };
    const inOurs = (text: string) => database.band(scope, (tx) => tx.rows({ text }));
    expect(await inOurs("select band_id from songs")).toEqual([{ band_id: ours.bandId }]);
    expect(await inOurs("select id from bands")).toEqual([{ id: ours.bandId }]);
    expect(await inOurs("select id from users")).toEqual([{ id: ours.userId }]);
    expect(await inOurs("update songs set title = 'Ours now' returning band_id")).toEqual([
      { band_id: ours.bandId },
    ]);
    await expect(
      inOurs(`insert into bookmarks (band_id, band_user_id, song_id, sequence)
      values (${theirs.bandId}, ${theirs.bandUserId}, ${theirs.songId}, 2)`),
    ).rejects.toThrow("row-level security");
    await inOurs("select add_job('tidy', '{}')");

    expect(
      await database.person({ userId: ours.userId }, (tx) =>
        tx.rows({ text: "select id from bands" }),
      ),
    ).toEqual([{ id: ours.bandId }]);
    await database.person({ userId: ours.userId }, (tx) =>
      tx.rows({ text: "update users set forename = 'Lee'" }),
    );
    expect(
      await database.public((tx) => tx.rows({ text: "select count(*) as n from public_bands" })),
    ).toEqual([{ n: 2 }]);
    expect(
      await database.public((tx) =>
        tx.rows({ text: "select venue_name from public_events limit 1" }),
      ),
    ).toEqual([{ venue_name: "The Anchor" }]);
    expect(await database.systemOne({ text: "select count(*) as n from songs" })).toEqual({ n: 2 });
    await database.system((tx) =>
      tx.rows({ text: "insert into users (email) values ('new@example.com')" }),
    );
    await inOurs("delete from bands");
    expect(await database.systemOne({ text: "select count(*) as n from songs" })).toEqual({ n: 1 });
    await database.close();
  });
});
