/** The database a server works on: the one it was given, or our own. Migrated when it is handed over. */
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.ts";
import { startEmbeddedPostgres } from "@bandstand/embedded-postgres/supervisor";
import { connectionAs } from "../platform/database/logins.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createDatabase, type Database } from "../platform/database/transactions.ts";
import type { Logger } from "../platform/log/log.ts";
import { databaseFailure } from "./database-failure.ts";

export interface OpenedDatabase {
  database: Database;
  /** As the system, for what needs connections of its own, such as the job worker. */
  connection: pg.PoolConfig;
  /** For the person at the terminal, for instance `our own PostgreSQL 18.4`. */
  description: string;
  close(): Promise<void>;
}

/** Throws `EmbeddedPostgresError`, `ConfigError` or `UnsuitableDatabase` with a message for the person at the terminal. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenedDatabase> {
  const source = await openSource(config, log);
  try {
    const { roles, logins } = await migrate(source.connection, {
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
    });
    const database = createDatabase(source.connection, {
      roles,
      logins,
      connections: config.databasePool,
      onLost: (error) => log.warn({ err: error }, "a database connection was lost"),
    });
    return {
      ...source,
      connection: logins ? connectionAs(source.connection, logins.system) : source.connection,
      database,
      async close() {
        await database.close();
        await source.close();
      },
    };
  } catch (error) {
    await source.close();
    throw config.databaseUrl === undefined ? error : databaseFailure(error, config.databaseUrl);
  }
}

async function openSource(config: Config, log: Logger): Promise<Omit<OpenedDatabase, "database">> {
  if (config.databaseUrl !== undefined) {
    return {
      connection: { connectionString: config.databaseUrl },
      description: `PostgreSQL at ${new URL(config.databaseUrl).host || "its socket"}`,
      close: async () => {},
    };
  }
  const folder = join(config.dataDir, "db");
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: (message) => log.warn(message),
  });
  return {
    connection: postgres.connection,
    description: `our own PostgreSQL ${postgres.version} in ${folder}`,
    close: () => postgres.stop(),
  };
}
