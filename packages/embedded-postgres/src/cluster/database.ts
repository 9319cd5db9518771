// Our database in the cluster, and connections to it.
import { open } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client, DatabaseError } from "pg";
import type { Endpoint } from "../postmaster/endpoint.ts";
import { SUPERUSER } from "./cluster.ts";

export type Connection = {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
};

export const DATABASE = "bandstand";
const UNKNOWN_DATABASE = "3D000";

export function connectionTo(endpoint: Endpoint, password: string | undefined): Connection {
  return {
    ...endpoint,
    user: SUPERUSER,
    ...(password === undefined ? {} : { password }),
    database: DATABASE,
  };
}

/** Connects to our database, creating it if it is missing. Answers which PostgreSQL serves it. */
export async function ensureDatabase(
  connection: Connection,
): Promise<{ version: string; systemIdentifier: string }> {
  try {
    return await identifyServer(connection);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== UNKNOWN_DATABASE) throw error;
  }
  await createDatabase(connection);
  return identifyServer(connection);
}

export async function createDatabase(connection: Connection): Promise<void> {
  await connected({ ...connection, database: "postgres" }, (client) =>
    client.query(`create database ${connection.database}`),
  );
}

async function identifyServer(
  connection: Connection,
): Promise<{ version: string; systemIdentifier: string }> {
  return connected(connection, async (client) => {
    const { rows } = await client.query<{ version: string; systemIdentifier: string }>(
      `select current_setting('server_version') as version, system_identifier::text as "systemIdentifier" from pg_control_system()`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error("PostgreSQL did not answer who it is.");
    return row;
  });
}

async function connected<T>(
  connection: Connection,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A connection lost between two statements is reported by the next statement.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The system identifier that initdb gave the cluster: the first eight bytes of its control file. */
export async function clusterIdentifier(cluster: string): Promise<string> {
  const handle = await open(path.join(cluster, "global", "pg_control"), "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return (
      os.endianness() === "LE" ? buffer.readBigUInt64LE() : buffer.readBigUInt64BE()
    ).toString();
  } finally {
    await handle.close();
  }
}
