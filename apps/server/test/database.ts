import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import {
  createDatabase,
  type Database,
  type DatabaseOptions,
} from "../src/platform/database/transactions.ts";
import { connectionAs } from "../src/platform/database/logins.ts";
import { type Connection, databaseNamed, runOn } from "./postgres.ts";

export interface TestDatabase {
  database: Database;
  /** To this suite's own database, as a superuser. */
  connection: Connection;
  /** To the same as the system, like the server's own for its jobs. */
  systemConnection: Connection;
  /** Runs a statement as a superuser, past every policy: for a test to prepare and to look. */
  asSuperuser<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/**
 * An empty, migrated database for one test file, gone when the file is done. Called at the top of the file:
 *
 *     const { database } = await testDatabase();
 */
export async function testDatabase(options: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  const { connection: server, template, roles, logins } = inject("postgres");
  const name = `bandstand_test_${randomBytes(6).toString("hex")}`;
  // Copied file by file, which takes half as long as through the log.
  await runOn(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const connection = databaseNamed(server, name);
  const database = createDatabase(connection, { roles, logins, connections: 4, ...options });
  // Kept open: a connection for each statement costs PostgreSQL more than the statement.
  const superuser = new pg.Pool({ ...connection, max: 3 });
  superuser.on("error", () => {});
  afterAll(async () => {
    await superuser.end();
    await database.close();
    await runOn(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return {
    database,
    connection,
    systemConnection: logins ? connectionAs(connection, logins.system) : connection,
    async asSuperuser<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const { rows } = await superuser.query<Row>(text, values);
      return rows;
    },
  };
}
