// An ephemeral PostgreSQL for one test suite: fresh, fast, without fsync, and deleted afterwards.
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { ensureCluster } from "./cluster/cluster.ts";
import { connectionTo, createDatabase } from "./cluster/database.ts";
import type { Connection } from "./cluster/database.ts";
import { ensurePassword } from "./cluster/password.ts";
import { installationPaths } from "./installation.ts";
import { readEndpointFile, writeEndpointFile } from "./postmaster/endpoint-file.ts";
import { createEndpoint, removeEndpoint } from "./postmaster/endpoint.ts";
import { findPostmaster } from "./postmaster/running-postmaster.ts";
import { startPostmaster } from "./postmaster/start-postmaster.ts";
import { stopPostmaster, stopPostmasterImmediately } from "./postmaster/stop-postmaster.ts";
import { findInstalledPrograms } from "./programs/installed-programs.ts";
import { possibleLaunchers } from "./programs/launcher.ts";
import { chooseLauncher } from "./programs/usable-programs.ts";
import { isRunning, ownIdentity } from "./system/process-identity.ts";
import type { ProcessIdentity } from "./system/process-identity.ts";

export type EphemeralPostgres = {
  /** For `new pg.Pool(connection)`; the user is a superuser, the database `bandstand` is empty. */
  connection: Connection;
  stop(): Promise<void>;
};

const PREFIX = "bandstand-test-";

/** Starts a PostgreSQL with nothing in it, in a temporary data directory. `stop` stops it and deletes the directory. */
export async function startEphemeralPostgres(): Promise<EphemeralPostgres> {
  await removeAbandoned(os.tmpdir());
  const dataDir = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  const {
    cluster,
    logFile,
    endpointFile,
    passwordFile: possiblePasswordFile,
  } = installationPaths(dataDir);
  await writeFile(path.join(dataDir, "owner.json"), JSON.stringify(await ownIdentity()));

  const [installed, launchers] = await Promise.all([
    findInstalledPrograms(),
    possibleLaunchers(dataDir),
  ]);
  const { launcher, programs } = await chooseLauncher(launchers, installed, dataDir);
  const password = await ensurePassword(possiblePasswordFile);
  const passwordFile = password === undefined ? undefined : possiblePasswordFile;
  await ensureCluster({ programs, launcher, cluster, passwordFile, purpose: "ephemeral" });
  const endpoint = await createEndpoint(launcher.account, undefined);
  await writeEndpointFile(endpointFile, endpoint);
  const { pid } = await startPostmaster({ programs, launcher, cluster, logFile, endpoint });
  const connection = connectionTo(endpoint, password);
  await createDatabase(connection);

  return {
    connection,
    async stop() {
      await stopPostmaster({ pid, cluster, programs, launcher });
      await removeEndpoint(endpoint);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Stops and deletes the ephemeral PostgreSQLs of test runs that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const dataDir = path.join(parent, name);
    const found = await readOwner(path.join(dataDir, "owner.json"));
    if (found === undefined || (await isRunning(found))) continue;
    const { cluster, endpointFile } = installationPaths(dataDir);
    const postmaster = await findPostmaster(cluster);
    if (postmaster !== undefined) await stopPostmasterImmediately(postmaster.pid);
    const endpoint = await readEndpointFile(endpointFile);
    if (endpoint !== undefined) await removeEndpoint(endpoint);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

const owner = z.object({ pid: z.number(), startedAt: z.string() });

/** @returns undefined when there is no such file, or it is only just being written */
async function readOwner(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return owner.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}
