// A PostgreSQL for one test suite: fresh, fast, forgetful, and gone afterwards.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { SUPERUSER, ensureCluster, ownFolder } from "./cluster.ts";
import { chooseLauncher } from "./launcher.ts";
import { ensureLibraryLinks } from "./library-links.ts";
import { findInstalledPrograms } from "./programs.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";

export type ThrowawayPostgres = {
  /** For `new pg.Pool(connection)`; the user is a superuser, the database `bandstand` is empty. */
  connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
};

/** Starts a PostgreSQL with nothing in it, in a temporary folder. `stop` ends it and deletes the folder. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const { packageFolder, programs } = await findInstalledPrograms();
  await ensureLibraryLinks(packageFolder);
  const launcher = await chooseLauncher();
  const folder = await mkdtemp("/tmp/bandstand-test-");
  await chmod(folder, 0o700);
  await ownFolder(folder, launcher.account);
  const cluster = path.join(folder, "cluster");
  await ensureCluster({ programs, launcher, purpose: "throwaway", cluster });
  const logFile = path.join(folder, "postgres.log");
  const { pid, port } = await startPostmaster({
    programs,
    launcher,
    cluster,
    logFile,
    socketFolder: folder,
  });
  const connection = { host: folder, port, user: SUPERUSER, database: "bandstand" };

  const client = new Client({ ...connection, database: "postgres" });
  await client.connect();
  await client.query("create database bandstand");
  await client.end();

  return {
    connection,
    async stop() {
      await stopPostmaster(pid, "SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
