// A PostgreSQL for one test suite: fresh, fast, forgetful, and gone afterwards.
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { ensureCluster } from "./cluster.ts";
import { connectionThrough, makeDatabase } from "./database.ts";
import type { Connection } from "./database.ts";
import { keepDoor, readDoor } from "./door-file.ts";
import { makeDoor, removeDoor } from "./door.ts";
import { possibleLaunchers } from "./launcher.ts";
import { startPostmaster } from "./postmaster.ts";
import { breakOffPostmaster, stopPostmaster } from "./stop-postmaster.ts";
import { isRunning, ownIdentity } from "./process-identity.ts";
import type { ProcessIdentity } from "./process-identity.ts";
import { findInstalledPrograms } from "./programs.ts";
import { passwordIn } from "./password.ts";
import { findPostmaster } from "./running-postmaster.ts";
import { sitePaths } from "./site.ts";
import { usableMeans } from "./usable-programs.ts";

export type ThrowawayPostgres = {
  /** For `new pg.Pool(connection)`; the user is a superuser, the database `bandstand` is empty. */
  connection: Connection;
  stop(): Promise<void>;
};

const PREFIX = "bandstand-test-";

/** Starts a PostgreSQL with nothing in it, in a temporary folder. `stop` ends it and deletes the folder. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  await sweep(os.tmpdir());
  const folder = await mkdtemp(path.join(os.tmpdir(), PREFIX));
  const { cluster, logFile, doorFile, passwordFile: file } = sitePaths(folder);
  await writeFile(path.join(folder, "owner.json"), JSON.stringify(await ownIdentity()));

  const [installed, launchers] = await Promise.all([
    findInstalledPrograms(),
    possibleLaunchers(folder),
  ]);
  const { launcher, programs } = await usableMeans(launchers, installed, folder);
  const password = await passwordIn(file);
  const passwordFile = password === undefined ? undefined : file;
  await ensureCluster({ programs, launcher, cluster, passwordFile, purpose: "throwaway" });
  const door = await makeDoor(launcher.account, undefined);
  await keepDoor(doorFile, door);
  const { pid } = await startPostmaster({ programs, launcher, cluster, logFile, door });
  const connection = connectionThrough(door, password);
  await makeDatabase(connection);

  return {
    connection,
    async stop() {
      await stopPostmaster({ pid, cluster, programs, launcher });
      await removeDoor(door);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ends and deletes what killed test runs left. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(parent, name);
    const found = await readOwner(path.join(folder, "owner.json"));
    if (found === undefined || (await isRunning(found))) continue;
    const { cluster, doorFile } = sitePaths(folder);
    const postmaster = await findPostmaster(cluster);
    if (postmaster !== undefined) await breakOffPostmaster(postmaster.pid);
    const door = await readDoor(doorFile);
    if (door !== undefined) await removeDoor(door);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  }
}

const owner = z.object({ pid: z.number(), startedAt: z.string() });

/** @returns undefined when there is none, or it is only just being written */
async function readOwner(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return owner.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}
