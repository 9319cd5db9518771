/**
 * The database roles that our transactions run in. None of them owns a table, may skip row security, or can sign in.
 *
 * Roles belong to the whole cluster. A superuser's are shared by all Bandstand databases there, since a superuser reaches
 * them all anyway; another user's carry that user's name, so that two installations cannot read each other through them.
 */
import { createHash } from "node:crypto";
import type pg from "pg";

/** A role's name for each kind of transaction. */
export type Roles = Record<"band" | "person" | "public" | "system", string>;

export interface User {
  name: string;
  superuser: boolean;
  createsRoles: boolean;
  /** For example 180004. */
  serverVersion: number;
}

export function rolesOf(user: Pick<User, "name" | "superuser">): Roles {
  const suffix = user.superuser ? "" : `_${markOf(user.name)}`;
  return {
    band: `bandstand_request${suffix}`,
    person: `bandstand_person${suffix}`,
    public: `bandstand_public${suffix}`,
    system: `bandstand_system${suffix}`,
  };
}

/** The name itself where it is plain and short; PostgreSQL keeps 63 bytes of a role's name. */
export function markOf(name: string): string {
  if (/^[a-z0-9_]{1,40}$/.test(name)) return name;
  return createHash("sha256").update(name).digest("hex").slice(0, 16);
}

/** Makes the roles where they are missing. Null where this user neither may nor is a member of those that exist. */
export async function ensureRoles(client: pg.ClientBase, user: User): Promise<Roles | null> {
  const roles = rolesOf(user);
  for (const role of Object.values(roles)) {
    if (await mayTake(client, user, role)) continue;
    await tolerating(["42710", "23505", "42501"], () =>
      client.query(`CREATE ROLE "${role}" NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS`),
    );
    if (await mayTake(client, user, role)) continue;
    // Since version 16 membership has parts; before, it is all of them.
    const parts = user.serverVersion >= 160_000 ? " WITH INHERIT FALSE, SET TRUE" : "";
    await tolerating(["42501", "42704", "XX000"], () =>
      client.query(`GRANT "${role}" TO CURRENT_USER${parts}`),
    );
    if (!(await mayTake(client, user, role))) return null;
  }
  return roles;
}

/** What an administrator has to run once, where our user may not. */
export function missingRolesAdvice(user: User): string {
  const names = Object.values(rolesOf(user)).map((role) => `"${role}"`);
  return [
    ...names.map((name) => `CREATE ROLE ${name} NOLOGIN;`),
    `GRANT ${names.join(", ")} TO "${user.name}";`,
  ].join(" ");
}

/** Whether the user may take the role. Two servers that start at once, on any databases, may both make it. */
async function mayTake(client: pg.ClientBase, user: User, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select pg_has_role(current_user, oid, $2) as may from pg_roles where rolname = $1`,
    [role, user.serverVersion >= 160_000 ? "SET" : "MEMBER"],
  );
  return rows[0]?.may ?? false;
}

/** Runs a statement that may fail in the ways that are expected; the state afterwards is what counts. */
export async function tolerating(
  codes: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, "code") : undefined;
    if (typeof code !== "string" || !codes.includes(code)) throw error;
  }
}
