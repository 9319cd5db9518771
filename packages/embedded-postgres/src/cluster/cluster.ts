// The cluster, which is PostgreSQL's own data directory (PGDATA): initialising it, its configuration files, and its owner.
import { randomUUID } from "node:crypto";
import {
  chown,
  lchown,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { EmbeddedPostgresError } from "../embedded-postgres-error.ts";
import type { Account, Launcher } from "../programs/launcher.ts";
import type { Programs } from "../programs/installed-programs.ts";
import { passDirectory } from "../programs/directory-access.ts";
import { runProgram } from "../programs/run-program.ts";
import { hbaConf, postgresqlConf } from "./settings.ts";
import type { ClusterPurpose } from "./settings.ts";

export const MAJOR_VERSION = "18";
export const SUPERUSER = "bandstand";

export type ClusterRequest = {
  programs: Programs;
  launcher: Launcher;
  purpose: ClusterPurpose;
  /** Where the finished cluster is to be. Beside it, `<cluster>.part-…` is the unfinished one. */
  cluster: string;
  /** File with the superuser's password; only where PostgreSQL listens on a port instead of a socket. */
  passwordFile?: string | undefined;
};

/** Makes the cluster unless it is there. It appears whole or not at all: one that was interrupted is begun anew. */
export async function ensureCluster(request: ClusterRequest): Promise<"made" | "found"> {
  await removeUnfinished(request.cluster);
  const version = await readFile(path.join(request.cluster, "PG_VERSION"), "utf8").catch(
    () => undefined,
  );
  if (version === undefined) {
    await initialiseCluster(request);
    return "made";
  }
  if (version.trim() !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      "wrong_version",
      `The database in ${request.cluster} was made by PostgreSQL ${version.trim()}, and this Bandstand brings PostgreSQL ${MAJOR_VERSION}. Start the Bandstand that made it, or set DATA_DIR to another folder.`,
    );
  }
  return "found";
}

async function initialiseCluster(request: ClusterRequest): Promise<void> {
  const { programs, launcher, purpose, cluster, passwordFile } = request;
  // A unique name: should the initdb of a killed server still be running, it must not write into ours.
  const part = `${cluster}.part-${randomUUID()}`;
  await mkdir(part, { mode: 0o700 });
  await chownTree(part, launcher.account);
  const directory = await passDirectory(launcher, part);
  const { succeeded, output } = await runProgram({
    launcher,
    program: programs.initdb,
    args: [
      `--pgdata=${directory.name}`,
      `--username=${SUPERUSER}`,
      "--encoding=UTF8",
      // The builtin provider sorts and folds alike on every system, and knows the letters of all scripts.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--data-checksums",
      "--no-instructions",
      ...(passwordFile === undefined
        ? ["--auth=trust"]
        : ["--auth=scram-sha-256", `--pwfile=${passwordFile}`]),
      ...(purpose === "ephemeral" ? ["--no-sync", "--wal-segsize=1"] : []),
    ],
    files: directory.files,
  }).finally(() => directory.close());
  if (!succeeded) {
    throw new EmbeddedPostgresError(
      "initialisation_failed",
      `The database in ${cluster} could not be made. ${lastLine(output)}`,
      { cause: output },
    );
  }
  await writeConfiguration({ launcher, purpose, cluster: part });
  await rename(part, cluster);
  if (purpose === "durable") await syncDirectory(path.dirname(cluster));
}

async function removeUnfinished(cluster: string): Promise<void> {
  const parent = path.dirname(cluster);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${path.basename(cluster)}.part-`)) continue;
    // What cannot be deleted yet, because it is still being written, waits for the next start.
    await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(
      () => undefined,
    );
  }
}

/** Writes our settings into the cluster where they differ from what is there. */
export async function writeConfiguration(
  request: Pick<ClusterRequest, "launcher" | "purpose" | "cluster">,
): Promise<void> {
  const texts = {
    "postgresql.conf": postgresqlConf(request.purpose, process.platform),
    "pg_hba.conf": hbaConf(process.platform),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(request.cluster, name);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
    await writeFile(`${file}.new`, text, { mode: 0o600, flush: request.purpose === "durable" });
    const { account } = request.launcher;
    if (account !== undefined) await chown(`${file}.new`, account.uid, account.gid);
    await rename(`${file}.new`, file);
  }
}

/** Gives a directory and all in it to the account, unless it is the owner: root may run PostgreSQL as different accounts. */
export async function chownTree(directory: string, account: Account | undefined): Promise<void> {
  if (account === undefined || process.getuid?.() !== 0) return;
  if ((await stat(directory)).uid === account.uid) return;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  // The directory itself comes last: its owner tells that the work is complete.
  await lchown(directory, account.uid, account.gid);
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function lastLine(output: string): string {
  return output.trim().split("\n").at(-1)?.trim() ?? "";
}
