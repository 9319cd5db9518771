/** Brings a database to the schema of this program, once, however many servers start at the same time. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { fromPostgres } from "./postgres-errors.ts";
import { guardStatements, type Table } from "./policies.ts";
import {
  currentUser,
  ensureRoles,
  missingRolesAdvice,
  rolesOf,
  type Roles,
  type User,
} from "./roles.ts";

const FOLDER = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The newest migration of graphile-worker's own schema that the installed release brings. */
export const WORKER_SCHEMA = 20;

/** Any number that no other program is likely to lock: "bandstnd" in ASCII. */
const LOCK = "7089067158217221732";

/** Oldest PostgreSQL that knows `ON DELETE SET NULL (column)` and views with the reader's rights. */
const OLDEST_SERVER = 150_000;

export interface MigrationLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface Migrated {
  /** For `createDatabase`; null where the database's user may not have roles, and is held to the policies itself. */
  roles: Roles | null;
  /** How many migrations ran. 0: everything was as it should be. */
  applied: number;
}

/** The database cannot be used, and somebody has to do something about it. The message says what. */
export class UnsuitableDatabase extends Error {
  override name = "UnsuitableDatabase";
}

interface State {
  applied: number;
  newest: number;
  worker: number;
  guard: string | null;
}

/**
 * Safe to call from several servers at once and at every start: when there is nothing to do it asks one question and
 * takes no lock.
 *
 * Throws `UnsuitableDatabase` where the database was migrated by a newer program, is too old, or holds no Unicode, and
 * `DatabaseUnavailable` where it does not answer.
 */
export async function migrate(connection: pg.ClientConfig, log: MigrationLog): Promise<Migrated> {
  const client = new pg.Client({ ...connection, application_name: "bandstand migrations" });
  client.on("error", () => {});
  try {
    await client.connect();
    const user = await currentUser(client);
    const expected = await expectedState();
    const before = await readState(client);
    refuseNewer(before, expected);
    if (isComplete(before, expected)) {
      const roles = await rolesInPlace(client, user, before.guard);
      if (roles !== undefined) return { roles, applied: 0 };
    }
    await checkServer(client, user);
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    return await migrateAlone(client, connection, user, expected, log);
  } catch (error) {
    throw fromPostgres(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function migrateAlone(
  client: pg.Client,
  connection: pg.ClientConfig,
  user: User,
  expected: State,
  log: MigrationLog,
): Promise<Migrated> {
  // Another server may have done it all while we waited.
  const before = await readState(client);
  refuseNewer(before, expected);
  if (before.newest < expected.newest) await migrateSchema(client);
  if (before.worker < expected.worker) await migrateWorker(connection);

  const roles = await ensureRoles(client, user);
  if (!roles) {
    log.warn(
      "Band data is kept apart by row-level security, but without roles of its own, which this database user may not " +
        `make. To add them, have an administrator run: ${missingRolesAdvice(user)}`,
    );
  }
  const statements = guardStatements(await listTables(client), roles, user.name);
  const guard = fingerprint(roles, statements);
  if (guard !== before.guard) {
    await client.query(`BEGIN; ${statements}; COMMENT ON SCHEMA bandstand IS '${guard}'; COMMIT`);
  }
  const applied = expected.applied - before.applied;
  if (applied > 0) log.info(`The database has been brought up to date (${applied} migrations).`);
  return { roles, applied };
}

async function migrateSchema(client: pg.Client): Promise<void> {
  const [{ drizzle }, { migrate: run }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  await run(drizzle(client), {
    migrationsFolder: FOLDER,
    migrationsSchema: "bandstand",
    migrationsTable: "migrations",
  });
}

async function migrateWorker(connection: pg.ClientConfig): Promise<void> {
  const { Logger, runMigrations } = await import("graphile-worker");
  const pgPool = new pg.Pool({ ...connection, max: 1 });
  for (const event of ["error", "connect"] as const) pgPool.on(event, () => {});
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

/** The roles that the guard in place was made for; null for a guard without any, undefined where it has to be made again. */
async function rolesInPlace(
  client: pg.Client,
  user: User,
  guard: string | null,
): Promise<Roles | null | undefined> {
  const [mode, rest] = guard?.split(" ") ?? [];
  const roles = rolesOf(user);
  const { rows } = await client.query<{ names: number }>(
    "select count(*)::integer as names from pg_roles where rolname = any ($1) and pg_has_role(current_user, oid, $2)",
    [Object.values(roles), user.serverVersion >= 160_000 ? "SET" : "MEMBER"],
  );
  const found = rows[0]?.names === Object.values(roles).length ? roles : null;
  const wanted = fingerprint(
    found,
    guardStatements(await listTables(client), found, user.name),
  ).split(" ");
  return mode === wanted[0] && rest === wanted[1] ? found : undefined;
}

function fingerprint(roles: Roles | null, statements: string): string {
  return `${roles ? "roles" : "owner"} ${createHash("sha256").update(statements).digest("hex")}`;
}

async function expectedState(): Promise<State> {
  const journal = JSON.parse(await readFile(`${FOLDER}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  };
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  return { applied: journal.entries.length, newest, worker: WORKER_SCHEMA, guard: null };
}

async function readState(client: pg.Client): Promise<State> {
  const { rows: found } = await client.query<{ ours: boolean; theirs: boolean }>(
    `select to_regclass('bandstand.migrations') is not null as ours,
            to_regclass('graphile_worker.migrations') is not null as theirs`,
  );
  const ours = found[0]?.ours ? "(select count(*)::integer from bandstand.migrations)" : "0";
  const newest = found[0]?.ours
    ? "(select coalesce(max(created_at), 0)::float8 from bandstand.migrations)"
    : "0";
  const worker = found[0]?.theirs
    ? "(select coalesce(max(id), 0) from graphile_worker.migrations)"
    : "0";
  const { rows } = await client.query<State>(
    `select ${ours} as applied, ${newest} as newest, ${worker} as worker,
            obj_description(to_regnamespace('bandstand'), 'pg_namespace') as guard`,
  );
  const state = rows[0];
  if (!state) throw new Error("The database's state cannot be read.");
  return state;
}

function isComplete(state: State, expected: State): boolean {
  return state.newest === expected.newest && state.worker >= expected.worker;
}

function refuseNewer(state: State, expected: State): void {
  if (state.newest > expected.newest) {
    throw new UnsuitableDatabase(
      "This database has been migrated by a newer version of Bandstand. Start that version, or restore a backup.",
    );
  }
}

async function checkServer(client: pg.Client, user: User): Promise<void> {
  if (user.serverVersion < OLDEST_SERVER) {
    throw new UnsuitableDatabase("Bandstand needs PostgreSQL 15 or later.");
  }
  const { rows } = await client.query<{ encoding: string }>(
    "select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()",
  );
  if (rows[0]?.encoding !== "UTF8") {
    throw new UnsuitableDatabase(
      `Bandstand needs a database in UTF8; this one is in ${rows[0]?.encoding}.`,
    );
  }
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attname = 'band_id' and not a.attisdropped
     ) as "hasBandId"
     from pg_class c where c.relnamespace = 'bandstand'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
  );
  return rows;
}
