// Work in the server's own database, for what no screen and no call does yet.

import { join } from "node:path";
import { startEmbeddedPostgres } from "@bandstand/embedded-postgres/supervisor";
import pg from "pg";
import { dataFolder } from "./server-under-test.ts";

export async function inDatabase<Result>(
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const dataDir = join(dataFolder(), "db");
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await postgres.stop();
  }
}
