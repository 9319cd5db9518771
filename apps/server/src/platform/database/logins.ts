/**
 * Who the server's connections sign in as: one for requests, who may take the roles of a band, a person and the public, and
 * one for the system, who may take that role. Neither is more than its roles, so that no expression within a statement
 * gets further than they do. The user that the database is kept with makes these two, migrates, and is gone.
 */
import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import pg from "pg";
import { markOf, type Roles, tolerating, type User } from "./roles.ts";

export interface Login {
  user: string;
  /** Undefined where none is asked for, as behind a socket in a closed folder. */
  password: string | undefined;
}

export type Logins = Record<"requests" | "system", Login>;

/** The roles that each may take; it starts in the first. */
function takenBy(roles: Roles): Record<keyof Logins, readonly string[]> {
  return { requests: [roles.public, roles.person, roles.band], system: [roles.system] };
}

/**
 * Their names carry the user's, and their passwords are made from the user's: servers that share a database know the same
 * ones, and installations that share a cluster do not meet.
 */
export function loginsOf(user: Pick<User, "name">, connection: pg.ClientConfig): Logins {
  const { password } = new pg.Client({ ...connection });
  const login = (kind: keyof Logins): Login => {
    const name = `bandstand_in_${kind}_${markOf(user.name)}`;
    const secret =
      typeof password === "string" && password !== ""
        ? createHmac("sha256", password).update(name).digest("base64url")
        : undefined;
    return { user: name, password: secret };
  };
  return { requests: login("requests"), system: login("system") };
}

/** The same database, as this login. */
export function connectionAs<Config extends { connectionString?: string | undefined }>(
  config: Config,
  { user, password }: Login,
): Config {
  if (config.connectionString === undefined)
    return { ...config, user, ...(password !== undefined && { password }) };
  const url = new URL(config.connectionString);
  url.username = user;
  url.password = password ?? "";
  return { ...config, connectionString: url.href };
}

/** Makes both, or brings them to what they are to be. Where that is not allowed, `canSignIn` will tell. */
export async function ensureLogins(
  client: pg.ClientBase,
  user: User,
  roles: Roles,
  logins: Logins,
): Promise<void> {
  if (!user.superuser && !user.createsRoles) return;
  for (const kind of ["requests", "system"] as const) {
    const { user: name, password } = logins[kind];
    const taken = takenBy(roles)[kind];
    const secret = password === undefined ? "" : ` PASSWORD '${verifierOf(password)}'`;
    const parts = user.serverVersion >= 160_000 ? " WITH INHERIT FALSE, SET TRUE" : "";
    const statements = [
      `ALTER ROLE "${name}" LOGIN NOINHERIT${secret}`,
      ...taken.map((role) => `GRANT "${role}" TO "${name}"${parts}`),
      // It also goes back to this one whenever it leaves another.
      `ALTER ROLE "${name}" SET role TO "${taken[0]}"`,
    ];
    await tolerating(REFUSED, () =>
      client.query(
        `CREATE ROLE "${name}" NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS NOREPLICATION`,
      ),
    );
    await tolerating(REFUSED, () => client.query(statements.join("; ")));
    await tolerating(REFUSED, () =>
      client.query(
        `DO $$ begin execute format('grant connect on database %I to %I', current_database(), '${name}'); end $$`,
      ),
    );
  }
}

/** It is there already, another server changes it at this moment, or our user may not. */
const REFUSED = ["42710", "23505", "42501", "42704", "XX000"];

/**
 * Whether both come in, start in their role and may take their others: the database may let in nobody but the user we know,
 * and so may what stands between.
 */
export async function canSignIn(
  connection: pg.ClientConfig,
  roles: Roles,
  logins: Logins,
): Promise<boolean> {
  const found = await Promise.all(
    (["requests", "system"] as const).map((kind) =>
      startsWell(connectionAs(connection, logins[kind]), takenBy(roles)[kind]),
    ),
  );
  return found.every(Boolean);
}

async function startsWell(connection: pg.ClientConfig, taken: readonly string[]): Promise<boolean> {
  const client = new pg.Client({ ...connection, application_name: "bandstand migrations" });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ well: boolean }>(
      `select current_user = $1 and (select count(*) = cardinality($2::text[]) from pg_roles
         where rolname = any ($2) and pg_has_role(session_user, oid,
           case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end)) as well`,
      [taken[0], taken],
    );
    return rows[0]?.well ?? false;
  } catch (error) {
    // Whatever the database has to say against it. That nobody answers is for the caller.
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** What the database keeps of a password (RFC 5803), so that no log of its statements shows the password itself. */
function verifierOf(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, "sha256");
  const hmac = (text: string) => createHmac("sha256", salted).update(text).digest();
  const stored = createHash("sha256").update(hmac("Client Key")).digest("base64");
  const server = hmac("Server Key").toString("base64");
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString("base64")}$${stored}:${server}`;
}

/** PostgreSQL's own number: the password is random, and needs no slow hash. */
const ROUNDS = 4096;
