/** How far a database has come, learnt in two questions, and how far this program expects it to be. */
import { readFile } from "node:fs/promises";
import type pg from "pg";
import { MIGRATIONS } from "../../paths.ts";
import type { Table } from "./policies.ts";
import type { User } from "./roles.ts";

/** The newest migration of graphile-worker's own schema that the installed release brings. */
export const WORKER_SCHEMA = 20;

export interface Progress {
  /** How many of our migrations were applied. */
  applied: number;
  /** When the newest of them was made, in milliseconds. */
  newest: number;
  /** The newest of graphile-worker's. */
  worker: number;
}

export interface State {
  user: User;
  encoding: string;
  progress: Progress;
  /** The roles of ours, of any installation on the cluster, that the user may take. */
  roles: readonly string[];
  tables: readonly Table[];
  /** Which grants and policies are in place; null before the first. */
  guard: string | null;
}

export async function expectedProgress(): Promise<Progress> {
  const journal = JSON.parse(await readFile(`${MIGRATIONS}/meta/_journal.json`, "utf8")) as {
    entries: { when: number }[];
  };
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  return { applied: journal.entries.length, newest, worker: WORKER_SCHEMA };
}

export async function readState(client: pg.ClientBase): Promise<State> {
  const { rows } = await client.query<{ state: Omit<State, "progress"> & Made }>(QUESTION);
  const row = rows[0];
  if (!row) throw new Error("The database says nothing of itself.");
  const { hasMigrations, hasWorker, ...state } = row.state;
  return { ...state, progress: await readProgress(client, { hasMigrations, hasWorker }) };
}

interface Made {
  hasMigrations: boolean;
  hasWorker: boolean;
}

async function readProgress(client: pg.ClientBase, made: Made): Promise<Progress> {
  const ours = (what: string) =>
    made.hasMigrations ? `(select ${what} from bandstand.migrations)` : "0";
  const theirs = made.hasWorker
    ? "(select coalesce(max(id), 0) from graphile_worker.migrations)"
    : "0";
  const { rows } = await client.query<Progress>(
    `select ${ours("count(*)::integer")} as applied,
            ${ours("coalesce(max(created_at), 0)::double precision")} as newest,
            ${theirs} as worker`,
  );
  return rows[0] ?? { applied: 0, newest: 0, worker: 0 };
}

const QUESTION = `
  select json_build_object(
    'user', json_build_object(
      'name', u.rolname, 'superuser', u.rolsuper, 'createsRoles', u.rolcreaterole,
       'serverVersion', current_setting('server_version_num')::integer),
    'encoding', current_setting('server_encoding'),
    'hasMigrations', to_regclass('bandstand.migrations') is not null,
    'hasWorker', to_regclass('graphile_worker.migrations') is not null,
    'roles', coalesce((
      select json_agg(r.rolname) from pg_roles r
      where r.rolname like 'bandstand\\_%' and pg_has_role(u.oid, r.oid,
        case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end)), '[]'),
    'tables', coalesce((
      select json_agg(json_build_object('name', c.relname, 'hasBandId', exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'band_id' and not a.attisdropped
      )) order by c.relname)
      from pg_class c where c.relnamespace = to_regnamespace('bandstand') and c.relkind in ('r', 'p')), '[]'),
    'guard', obj_description(to_regnamespace('bandstand'), 'pg_namespace')
  ) as state
  from pg_roles u where u.rolname = current_user`;
