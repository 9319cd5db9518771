// The supervisor of our own PostgreSQL. There is one postmaster per data directory: the first server starts it, others share
// it, the last one to leave stops it.
import { randomUUID } from "node:crypto";
import { chmod, mkdir } from "node:fs/promises";
import path from "node:path";
import { bringUp } from "./bring-up.ts";
import type { RunningPostgres } from "./bring-up.ts";
import { claimDataDir } from "./claims/claim-data-dir.ts";
import { withDataDirLock } from "./claims/data-dir-lock.ts";
import { isShared, releaseLease, takeLease } from "./claims/leases.ts";
import type { Connection } from "./cluster/database.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { installationPaths } from "./installation.ts";
import type { Installation } from "./installation.ts";
import { startMonitor } from "./monitor.ts";
import { deleteEndpointFile, readEndpointFile } from "./postmaster/endpoint-file.ts";
import { removeEndpoint } from "./postmaster/endpoint.ts";
import { findPostmaster } from "./postmaster/running-postmaster.ts";
import { stopPostmaster } from "./postmaster/stop-postmaster.ts";
import { findInstalledPrograms } from "./programs/installed-programs.ts";
import { possibleLaunchers } from "./programs/launcher.ts";
import type { Launcher } from "./programs/launcher.ts";
import { chooseLauncher } from "./programs/usable-programs.ts";
import type { InstalledPrograms } from "./programs/usable-programs.ts";
import { ownHost } from "./system/host-identity.ts";
import { ownIdentity } from "./system/process-identity.ts";
import { TIMINGS } from "./timings.ts";
import type { Timings } from "./timings.ts";

export type EmbeddedPostgresOptions = {
  /** `DATA_DIR/db`; made if missing. */
  dataDir: string;
  /** Takes plain sentences about waiting and about mishaps that were put right. */
  log: (message: string) => void;
};

export type EmbeddedPostgres = {
  /** For `new pg.Pool(connection)`: database `bandstand`, as superuser. Stays valid if PostgreSQL has to be restarted. */
  connection: Connection;
  /** Whether the postmaster was running already: shared with another server, or left behind by a killed one. */
  adopted: boolean;
  /** For instance `18.4`. */
  version: string;
  /** Leaves the database; the last server of the data directory stops PostgreSQL and waits for its end. May be called again. */
  stop(): Promise<void>;
};

/** For tests: what is otherwise asked of the system. */
export type EmbeddedPostgresOverrides = {
  installed?: InstalledPrograms;
  launcher?: Launcher;
  timings?: Partial<Timings>;
  hostName?: string;
};

/**
 * Brings up the PostgreSQL of a data directory.
 * @throws EmbeddedPostgresError with a message for the operator
 */
export async function startEmbeddedPostgres(
  { dataDir, log }: EmbeddedPostgresOptions,
  overrides: EmbeddedPostgresOverrides = {},
): Promise<EmbeddedPostgres> {
  try {
    return await attach(await prepare(path.resolve(dataDir), log, overrides));
  } catch (error) {
    throw explained(error, dataDir);
  }
}

async function prepare(
  dataDir: string,
  log: Installation["log"],
  overrides: EmbeddedPostgresOverrides,
): Promise<Installation> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const [installed, launchers, host, ownProcess] = await Promise.all([
    overrides.installed ?? findInstalledPrograms(),
    overrides.launcher ? ([overrides.launcher] as const) : possibleLaunchers(dataDir),
    ownHost(),
    ownIdentity(),
  ]);
  const { launcher, programs } = await chooseLauncher([...launchers], installed, dataDir);
  // Only Linux can pass on an open directory. Elsewhere the other account has to traverse ours.
  if (launcher.kind === "nobody" && process.platform !== "linux") await chmod(dataDir, 0o711);
  const paths = installationPaths(dataDir);
  const token = randomUUID();
  return {
    ...paths,
    launcher,
    log,
    programs,
    own: {
      token,
      host: { ...host, name: overrides.hostName ?? host.name },
      process: ownProcess,
    },
    leaseFile: path.join(paths.leasesFolder, `${ownProcess.pid}-${token}.json`),
    timings: { ...TIMINGS, ...overrides.timings },
  };
}

async function attach(installation: Installation): Promise<EmbeddedPostgres> {
  const locked = <T>(work: () => Promise<T>) =>
    withDataDirLock({ ...installation, file: installation.lockFile }, work);
  const running = await locked(() => claimAndBringUp(installation));
  const monitor = startMonitor(installation, running, () => locked(() => bringUp(installation)));
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    const isStillOurs = await monitor.end();
    await (isStillOurs ? locked(() => detach(installation)) : removeEndpoint(running.connection));
  };
  return {
    connection: running.connection,
    adopted: running.adopted,
    version: running.version,
    stop: () => (stopping ??= stop()),
  };
}

async function claimAndBringUp(installation: Installation): Promise<RunningPostgres> {
  await takeLease(installation);
  try {
    await claimDataDir(installation);
  } catch (error) {
    await releaseLease(installation.leaseFile);
    throw error;
  }
  try {
    return await bringUp(installation);
  } catch (error) {
    await detach(installation);
    throw error;
  }
}

/** The lease is released last: if we are killed on the way, it tells the next server that a postmaster may be left behind. */
async function detach(installation: Installation): Promise<void> {
  if (!(await isShared(installation))) {
    const postmaster = await findPostmaster(installation.cluster);
    if (postmaster !== undefined) await stopPostmaster({ ...installation, pid: postmaster.pid });
    const endpoint = await readEndpointFile(installation.endpointFile);
    if (endpoint !== undefined) await removeEndpoint(endpoint);
    await deleteEndpointFile(installation.endpointFile);
  }
  await releaseLease(installation.leaseFile);
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

function explained(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const reason = REASONS[String(error.code)];
  if (reason === undefined) return error;
  const message = `The database folder ${dataDir} is of no use: ${reason}.`;
  return new EmbeddedPostgresError("folder_unusable", message, { cause: error });
}
