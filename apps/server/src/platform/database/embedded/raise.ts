// Brings a folder's PostgreSQL up, in whatever state it is found. Done while holding the folder's lock.
import { ensureCluster, ownFolder, writeConfiguration } from "./cluster.ts";
import { clusterIdentifier, connectionThrough, ensureDatabase, makeDatabase } from "./database.ts";
import type { Connection } from "./database.ts";
import { keepDoor, readDoor } from "./door-file.ts";
import { doorOf, makeDoor } from "./door.ts";
import { passwordIn } from "./password.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { settlePostmaster, startPostmaster } from "./postmaster.ts";
import { isProgramReplaced } from "./process-table.ts";
import { isShared } from "./leases.ts";
import { stopPostmaster } from "./stop-postmaster.ts";
import { identityOf } from "./process-identity.ts";
import type { ProcessIdentity } from "./process-identity.ts";
import { disownPostmasterFile, findPostmaster } from "./running-postmaster.ts";
import type { Site } from "./site.ts";

export type Raised = {
  connection: Connection;
  postmaster: ProcessIdentity;
  /** Whether it was running already. */
  adopted: boolean;
  /** For instance `18.4`. */
  version: string;
};

/** Finds the running PostgreSQL, or starts it, or makes it and starts it. */
export async function raise(site: Site): Promise<Raised> {
  const password = await passwordIn(site.passwordFile);
  const passwordFile = password === undefined ? undefined : site.passwordFile;
  const { programs, launcher, cluster } = site;
  const state = await ensureCluster({ programs, launcher, cluster, passwordFile, purpose: "keep" });
  const found = await findPostmaster(cluster);
  const adopted = found === undefined ? undefined : await adopt(site, found, password);
  return adopted ?? start(site, password, state);
}

/** @returns undefined when it was ending, or had to be stopped */
async function adopt(
  site: Site,
  found: PostmasterFile,
  password: string | undefined,
): Promise<Raised | undefined> {
  const settled = await settlePostmaster(site.cluster, found);
  if (settled === undefined) {
    const ending = await findPostmaster(site.cluster);
    if (ending !== undefined) await stopPostmaster({ ...site, pid: ending.pid });
    return undefined;
  }
  const replaced = (await isProgramReplaced(settled.pid)) && !(await isShared(site));
  const raised = replaced ? undefined : await enterIfOpen(site, settled, password);
  if (raised !== undefined) return { ...raised, adopted: true };
  site.log(
    replaced
      ? "PostgreSQL is running with files that were replaced meanwhile. Starting it again."
      : "PostgreSQL is running but cannot be reached any more. Starting it again.",
  );
  await stopPostmaster({ ...site, pid: settled.pid });
  return undefined;
}

async function start(
  site: Site,
  password: string | undefined,
  state: "made" | "found",
): Promise<Raised> {
  const { launcher, cluster } = site;
  await disownPostmasterFile(cluster);
  await ownFolder(cluster, launcher.account);
  await writeConfiguration({ launcher, cluster, purpose: "keep" });
  const door = await makeDoor(launcher.account, await readDoor(site.doorFile));
  await keepDoor(site.doorFile, door);
  const postmaster = await startPostmaster({ ...site, door });
  const raised = await enter(site, postmaster, password, state);
  if (raised === undefined) throw new Error(`Another PostgreSQL answers at ${door.host}.`);
  return { ...raised, adopted: false };
}

/** @returns undefined when what answers there is not the PostgreSQL of this cluster */
async function enter(
  { cluster }: Site,
  file: PostmasterFile,
  password: string | undefined,
  state: "made" | "found" = "found",
): Promise<Omit<Raised, "adopted"> | undefined> {
  const connection = connectionThrough(doorOf(file), password);
  if (state === "made") await makeDatabase(connection);
  const { version, systemIdentifier } = await ensureDatabase(connection);
  const postmaster = await identityOf(file.pid);
  const isIt = systemIdentifier === (await clusterIdentifier(cluster));
  return isIt && postmaster !== undefined ? { connection, postmaster, version } : undefined;
}

/** @returns undefined also when the door is gone, say by a cleaner of temporary files */
async function enterIfOpen(site: Site, file: PostmasterFile, password: string | undefined) {
  try {
    return await enter(site, file, password);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    throw error;
  }
}
