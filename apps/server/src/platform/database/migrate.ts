/** Brings a database to the schema of this program, once, however many servers start at the same time. */
import { createHash } from "node:crypto";
import pg from "pg";
import { MIGRATIONS } from "../../paths.ts";
import { expectedProgress, type Progress, readState, type State } from "./database-state.ts";
import { canSignIn, ensureLogins, type Logins, loginsOf } from "./logins.ts";
import { guardStatements } from "./policies.ts";
import { fromPostgres } from "./postgres-errors.ts";
import { ensureRoles, missingRolesAdvice, type Roles, rolesOf, type User } from "./roles.ts";

/** Any number that no other program is likely to lock: "bandstnd" in ASCII. */
const LOCK = "7089068666170666596";

/** The first that knows `ON DELETE SET NULL (column)` and views with the reader's rights. */
const OLDEST_SERVER = 150_000;

export interface MigrationLog {
  info(message: string): void;
  warn(message: string): void;
}

export interface Migrated {
  /** For `createDatabase`; null where the database's user may not have roles, and is held to the policies itself. */
  roles: Roles | null;
  /** What to sign in as from now on; null where only the user itself may. */
  logins: Logins | null;
  /** How many migrations ran. 0: everything was as it should be. */
  applied: number;
}

/** The database cannot be used until somebody does something about it. The message says what. */
export class UnsuitableDatabase extends Error {
  override name = "UnsuitableDatabase";
}

/**
 * Safe to call from several servers at once and at every start: when there is nothing to do it only asks, and takes
 * no lock.
 *
 * Throws `UnsuitableDatabase` where the database was migrated by a newer program, is too old, or holds no Unicode, and
 * `DatabaseUnavailable` where it does not answer.
 */
export async function migrate(connection: pg.ClientConfig, log: MigrationLog): Promise<Migrated> {
  const client = new pg.Client({ ...connection, application_name: "bandstand migrations" });
  client.on("error", () => {});
  try {
    const [expected] = await Promise.all([expectedProgress(), client.connect()]);
    const done =
      (await whatIsDone(client, expected)) ??
      (await locked(client, async () => {
        // Another server may have done it all while we waited.
        const meanwhile = await whatIsDone(client, expected);
        return meanwhile ?? (await migrateAlone(client, connection, expected, log));
      }));
    const { user, ...migrated } = done;
    if (!done.roles)
      log.warn(
        "Bands are kept apart by row-level security, but without roles of its own, which this database user may not " +
          `make. To add them, have an administrator run: ${missingRolesAdvice(user)}`,
      );
    return { ...migrated, logins: await openLogins(client, connection, user, done.roles) };
  } catch (error) {
    throw fromPostgres(error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function locked<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
  }
}

/** Makes them where our user may and they do not let us in. */
async function openLogins(
  client: pg.Client,
  connection: pg.ClientConfig,
  user: User,
  roles: Roles | null,
): Promise<Logins | null> {
  if (!roles || !(user.superuser || user.createsRoles)) return null;
  const logins = loginsOf(user, connection);
  if (await canSignIn(connection, roles, logins)) return logins;
  await locked(client, () => ensureLogins(client, user, roles, logins));
  return (await canSignIn(connection, roles, logins)) ? logins : null;
}

type Done = Omit<Migrated, "logins"> & { user: User };

/** Null where anything is left to do. */
async function whatIsDone(client: pg.Client, expected: Progress): Promise<Done | null> {
  const state = await readState(client);
  refuseUnsuitable(state, expected);
  const { newest, worker } = state.progress;
  const roles = rolesInPlace(state);
  const complete =
    newest === expected.newest &&
    worker >= expected.worker &&
    state.guard === guardFor(state, roles).mark;
  return complete ? { roles, applied: 0, user: state.user } : null;
}

async function migrateAlone(
  client: pg.Client,
  connection: pg.ClientConfig,
  expected: Progress,
  log: MigrationLog,
): Promise<Done> {
  const before = await readState(client);
  // What a power cut would take away is done again at the next start.
  await client.query("SET synchronous_commit = off");
  if (before.progress.newest < expected.newest) await migrateSchema(client);
  if (before.progress.worker < expected.worker) await migrateWorker(connection);

  const roles = await ensureRoles(client, before.user);
  const guard = guardFor(await readState(client), roles);
  await client.query("RESET synchronous_commit");
  await client.query(
    `BEGIN; ${guard.statements}; COMMENT ON SCHEMA bandstand IS '${guard.mark}'; COMMIT`,
  );
  const applied = expected.applied - before.progress.applied;
  if (applied > 0) log.info(`The database has been brought up to date (${applied} migrations).`);
  return { roles, applied, user: before.user };
}

async function migrateSchema(client: pg.Client): Promise<void> {
  const [{ drizzle }, { migrate: run }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  await run(drizzle(client), {
    migrationsFolder: MIGRATIONS,
    migrationsSchema: "bandstand",
    migrationsTable: "migrations",
  });
}

async function migrateWorker(connection: pg.ClientConfig): Promise<void> {
  const { Logger, runMigrations } = await import("graphile-worker");
  const pgPool = new pg.Pool({ ...connection, max: 1 });
  pgPool.on("error", () => {});
  pgPool.on("connect", (client) => client.on("error", () => {}));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

/** All of our roles or none: with some of them missing they have to be made first. */
function rolesInPlace(state: State): Roles | null {
  const roles = rolesOf(state.user);
  return Object.values(roles).every((role) => state.roles.includes(role)) ? roles : null;
}

/** The statements, and a mark by which to know later that they were run. */
function guardFor(state: State, roles: Roles | null): { statements: string; mark: string } {
  const statements = guardStatements(state.tables, roles, state.user.name);
  return { statements, mark: createHash("sha256").update(statements).digest("hex") };
}

function refuseUnsuitable({ user, encoding, progress }: State, expected: Progress): void {
  if (user.serverVersion < OLDEST_SERVER) {
    throw new UnsuitableDatabase("Bandstand needs PostgreSQL 15 or later.");
  }
  if (encoding !== "UTF8") {
    throw new UnsuitableDatabase(`Bandstand needs a database in UTF8; this one is in ${encoding}.`);
  }
  if (progress.newest > expected.newest) {
    throw new UnsuitableDatabase(
      "This database has been migrated by a newer version of Bandstand. Start that version, or restore a backup.",
    );
  }
}
