/** Connections: how a session starts, and how values come back from it. */
import pg from "pg";
import { isoInstant } from "./schema/columns.ts";

export interface PoolSettings {
  /** Most connections at once. */
  size: number;
  /** How long a statement may run, and a transaction wait for its next one, in milliseconds. */
  statementTimeout: number;
  /** How long to wait for a connection, and for a lock, in milliseconds. */
  waitTimeout: number;
  /** Told of connections that broke while nobody used them. */
  onLost: (error: Error) => void;
}

/** Values as the wire has them: instants and dates as text, and no number as text. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoInstant);
types.setTypeParser(pg.types.builtins.DATE, String);
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);
types.setTypeParser(pg.types.builtins.TIME, (text: string) => text.slice(0, 5));

/**
 * @param session settings that every connection starts with. Given when connecting, they are also what `RESET` goes
 *   back to: a session that starts in a role does not fall back to the user it connected as.
 */
export function openPool(
  config: pg.PoolConfig,
  session: Record<string, string>,
  settings: PoolSettings,
): pg.Pool {
  const own = Object.entries(session).map(([name, value]) => `-c ${name}=${value}`);
  const { connectionString, options } = withoutOptions(config);
  const pool = new pg.Pool({
    ...config,
    ...(connectionString ? { connectionString } : {}),
    options: [options, ...own].join(" ").trim(),
    application_name: "bandstand",
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    max: settings.size,
    pipeline: true,
    types,
    connectionTimeoutMillis: settings.waitTimeout,
    statement_timeout: settings.statementTimeout,
    idle_in_transaction_session_timeout: settings.statementTimeout,
    lock_timeout: settings.waitTimeout,
  });
  pool.on("error", settings.onLost);
  // A connection that breaks in use rejects its query and emits an error as well; without a listener that ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** A connection string's own `options` would displace ours: takes them out of it. */
function withoutOptions(config: pg.PoolConfig): { connectionString?: string; options: string } {
  if (!config.connectionString) return { options: config.options ?? "" };
  if (!URL.canParse(config.connectionString))
    return { connectionString: config.connectionString, options: "" };
  const url = new URL(config.connectionString);
  const options = url.searchParams.get("options") ?? config.options ?? "";
  url.searchParams.delete("options");
  return { connectionString: url.href, options };
}
