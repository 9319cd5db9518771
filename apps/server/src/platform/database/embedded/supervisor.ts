// Our own PostgreSQL, one per folder: whoever comes first starts it, others share it, the last to leave stops it.
import { randomUUID } from "node:crypto";
import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import { admit } from "./admission.ts";
import type { Connection } from "./database.ts";
import { forgetDoor, readDoor } from "./door-file.ts";
import { removeDoor } from "./door.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { withFolderLock } from "./folder-lock.ts";
import { ownHost } from "./host-identity.ts";
import { possibleLaunchers } from "./launcher.ts";
import type { Launcher } from "./launcher.ts";
import { isShared, removeLease, takeLease } from "./leases.ts";
import { stopPostmaster } from "./stop-postmaster.ts";
import { findPostmaster } from "./running-postmaster.ts";
import { ownIdentity } from "./process-identity.ts";
import { findInstalledPrograms } from "./programs.ts";
import { raise } from "./raise.ts";
import type { Raised } from "./raise.ts";
import { sitePaths } from "./site.ts";
import type { Site } from "./site.ts";
import { TIMINGS } from "./timings.ts";
import type { Timings } from "./timings.ts";
import { usableMeans } from "./usable-programs.ts";
import type { InstalledPrograms } from "./usable-programs.ts";
import { watch } from "./watch.ts";

export type EmbeddedPostgresOptions = {
  /** `DATA_DIR/db`; made if missing. */
  folder: string;
  /** Takes plain sentences about waiting and about mishaps that were put right. */
  log: (message: string) => void;
};

export type EmbeddedPostgres = {
  /** For `new pg.Pool(connection)`: database `bandstand`, as superuser. Stays valid if PostgreSQL has to be restarted. */
  connection: Connection;
  /** Whether PostgreSQL was running on the folder already: shared with another server, or left by a killed one. */
  adopted: boolean;
  /** For instance `18.4`. */
  version: string;
  /** Leaves the database; the last server of the folder stops it and waits for its end. May be called again. */
  stop(): Promise<void>;
};

/** For tests: what is otherwise found out. */
export type EmbeddedPostgresSurroundings = {
  installed?: InstalledPrograms;
  launcher?: Launcher;
  timings?: Partial<Timings>;
  hostName?: string;
};

/**
 * Brings up the PostgreSQL of a folder.
 * @throws EmbeddedPostgresError with a message for the operator
 */
export async function startEmbeddedPostgres(
  { folder, log }: EmbeddedPostgresOptions,
  surroundings: EmbeddedPostgresSurroundings = {},
): Promise<EmbeddedPostgres> {
  try {
    return await join(await survey(path.resolve(folder), log, surroundings));
  } catch (error) {
    throw explained(error, folder);
  }
}

async function survey(
  folder: string,
  log: Site["log"],
  surroundings: EmbeddedPostgresSurroundings,
): Promise<Site> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [installed, launchers, host, ownProcess] = await Promise.all([
    surroundings.installed ?? findInstalledPrograms(),
    surroundings.launcher ? ([surroundings.launcher] as const) : possibleLaunchers(folder),
    ownHost(),
    ownIdentity(),
  ]);
  const { launcher, programs } = await usableMeans([...launchers], installed, folder);
  // Where an opened folder cannot be handed on, the other account must be able to walk through ours.
  if (launcher.kind === "nobody" && process.platform !== "linux") await chmod(folder, 0o711);
  const paths = sitePaths(folder);
  const token = randomUUID();
  return {
    ...paths,
    launcher,
    log,
    programs,
    own: {
      token,
      host: { ...host, name: surroundings.hostName ?? host.name },
      process: ownProcess,
    },
    lease: path.join(paths.leases, `${ownProcess.pid}-${token}.json`),
    timings: { ...TIMINGS, ...surroundings.timings },
  };
}

async function join(site: Site): Promise<EmbeddedPostgres> {
  const locked = <T>(work: () => Promise<T>) => withFolderLock({ ...site, file: site.lock }, work);
  const raised = await locked(() => enlist(site));
  const watching = watch(site, raised, () => locked(() => raise(site)));
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    const ours = await watching.end();
    await (ours ? locked(() => leave(site)) : removeDoor(raised.connection));
  };
  return {
    connection: raised.connection,
    adopted: raised.adopted,
    version: raised.version,
    stop: () => (stopping ??= stop()),
  };
}

async function enlist(site: Site): Promise<Raised> {
  await takeLease(site);
  try {
    await admit(site);
  } catch (error) {
    await removeLease(site.lease);
    throw error;
  }
  try {
    return await raise(site);
  } catch (error) {
    await leave(site);
    throw error;
  }
}

/** The lease goes last: should we be killed on the way, it tells the next server that there is something to look after. */
async function leave(site: Site): Promise<void> {
  if (!(await isShared(site))) {
    const postmaster = await findPostmaster(site.cluster);
    if (postmaster !== undefined) await stopPostmaster({ ...site, pid: postmaster.pid });
    const door = await readDoor(site.doorFile);
    if (door !== undefined) await removeDoor(door);
    await forgetDoor(site.doorFile);
  }
  await removeLease(site.lease);
}

const REASONS: Record<string, string> = {
  EACCES: "this account may not use it",
  EPERM: "this account may not use it",
  EROFS: "it cannot be written",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "a part of its path is a file",
};

function explained(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const reason = REASONS[String(error.code)];
  if (reason === undefined) return error;
  const message = `The database folder ${folder} is of no use: ${reason}.`;
  return new EmbeddedPostgresError("folder_unusable", message, { cause: error });
}
