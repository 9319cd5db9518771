// Brings up the PostgreSQL of a data directory, in whatever state that is found. Called while holding the lock file.
import { isShared } from "./claims/leases.ts";
import { chownTree, ensureCluster, writeConfiguration } from "./cluster/cluster.ts";
import {
  clusterIdentifier,
  connectionTo,
  createDatabase,
  ensureDatabase,
} from "./cluster/database.ts";
import type { Connection } from "./cluster/database.ts";
import { ensurePassword } from "./cluster/password.ts";
import type { Installation } from "./installation.ts";
import { readEndpointFile, writeEndpointFile } from "./postmaster/endpoint-file.ts";
import { createEndpoint, endpointOf } from "./postmaster/endpoint.ts";
import type { PostmasterFile } from "./postmaster/postmaster-file.ts";
import { findPostmaster, invalidatePostmasterFile } from "./postmaster/running-postmaster.ts";
import { startPostmaster, waitForPostmaster } from "./postmaster/start-postmaster.ts";
import { stopPostmaster } from "./postmaster/stop-postmaster.ts";
import { identityOf } from "./system/process-identity.ts";
import type { ProcessIdentity } from "./system/process-identity.ts";
import { isProgramReplaced } from "./system/process-table.ts";

export type RunningPostgres = {
  connection: Connection;
  postmaster: ProcessIdentity;
  /** Whether it was running already. */
  adopted: boolean;
  /** For instance `18.4`. */
  version: string;
};

/** Adopts the running postmaster, or starts one, having made the cluster if there is none. */
export async function bringUp(installation: Installation): Promise<RunningPostgres> {
  const password = await ensurePassword(installation.passwordFile);
  const passwordFile = password === undefined ? undefined : installation.passwordFile;
  const { programs, launcher, cluster } = installation;
  const state = await ensureCluster({
    programs,
    launcher,
    cluster,
    passwordFile,
    purpose: "durable",
  });
  const found = await findPostmaster(cluster);
  const adopted = found === undefined ? undefined : await adopt(installation, found, password);
  return adopted ?? start(installation, password, state);
}

/** @returns undefined when it was shutting down, or had to be stopped */
async function adopt(
  installation: Installation,
  found: PostmasterFile,
  password: string | undefined,
): Promise<RunningPostgres | undefined> {
  const ready = await waitForPostmaster(installation.cluster, found);
  if (ready === undefined) {
    const stopping = await findPostmaster(installation.cluster);
    if (stopping !== undefined) await stopPostmaster({ ...installation, pid: stopping.pid });
    return undefined;
  }
  const replaced = (await isProgramReplaced(ready.pid)) && !(await isShared(installation));
  const running = replaced ? undefined : await verifyIfReachable(installation, ready, password);
  if (running !== undefined) return { ...running, adopted: true };
  installation.log(
    replaced
      ? "PostgreSQL is running with files that were replaced meanwhile. Starting it again."
      : "PostgreSQL is running but cannot be reached any more. Starting it again.",
  );
  await stopPostmaster({ ...installation, pid: ready.pid });
  return undefined;
}

async function start(
  installation: Installation,
  password: string | undefined,
  state: "made" | "found",
): Promise<RunningPostgres> {
  const { launcher, cluster, endpointFile } = installation;
  await invalidatePostmasterFile(cluster);
  await chownTree(cluster, launcher.account);
  await writeConfiguration({ launcher, cluster, purpose: "durable" });
  const endpoint = await createEndpoint(launcher.account, await readEndpointFile(endpointFile));
  await writeEndpointFile(endpointFile, endpoint);
  const postmaster = await startPostmaster({ ...installation, endpoint });
  const running = await verify(installation, postmaster, password, state);
  if (running === undefined) throw new Error(`Another PostgreSQL answers at ${endpoint.host}.`);
  return { ...running, adopted: false };
}

/**
 * Connects, creating our database if it is missing, and compares the system identifier.
 * @returns undefined when the PostgreSQL that answers there is not the one of this cluster
 */
async function verify(
  { cluster }: Installation,
  file: PostmasterFile,
  password: string | undefined,
  state: "made" | "found" = "found",
): Promise<Omit<RunningPostgres, "adopted"> | undefined> {
  const connection = connectionTo(endpointOf(file), password);
  if (state === "made") await createDatabase(connection);
  const { version, systemIdentifier } = await ensureDatabase(connection);
  const postmaster = await identityOf(file.pid);
  const isIt = systemIdentifier === (await clusterIdentifier(cluster));
  return isIt && postmaster !== undefined ? { connection, postmaster, version } : undefined;
}

/** @returns undefined also when the socket is gone, for example by a cleaner of temporary files */
async function verifyIfReachable(
  installation: Installation,
  file: PostmasterFile,
  password: string | undefined,
) {
  try {
    return await verify(installation, file, password);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    throw error;
  }
}
