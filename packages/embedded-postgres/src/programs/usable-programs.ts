// Programs that the launcher's account can execute: where npm installed them if possible, else in a copy.
import { randomUUID } from "node:crypto";
import { execFile } from "node:child_process";
import { access, chmod, constants, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { EmbeddedPostgresError } from "../embedded-postgres-error.ts";
import { PROGRAM_ENVIRONMENT } from "./launcher.ts";
import type { Launcher } from "./launcher.ts";
import { ensureLibraryLinks } from "./library-links.ts";
import { programsIn } from "./installed-programs.ts";
import type { Programs } from "./installed-programs.ts";
import { canTraverse } from "./directory-access.ts";

const run = promisify(execFile);

export type InstalledPrograms = {
  packageFolder: string;
  packageVersion: string;
  programs: Programs;
};

export type ProgramsRequest = {
  installed: InstalledPrograms;
  launcher: Launcher;
  /** Folders that may keep a copy, the best first. */
  copyFolders: string[];
};

/** For root a folder that every account can enter and only root can write; for others their own folder. */
export function copyFoldersFor(launcher: Launcher, ownFolder: string): string[] {
  return launcher.kind === "direct"
    ? [ownFolder]
    : ["/var/cache/bandstand", "/usr/local/lib/bandstand"];
}

export type LaunchablePrograms = { launcher: Launcher; programs: Programs };

/**
 * The first of the launchers that can run the programs.
 * @throws EmbeddedPostgresError as `usablePrograms` does for the last
 */
export async function chooseLauncher(
  [launcher, ...others]: [Launcher, ...Launcher[]],
  installed: InstalledPrograms,
  folder: string,
): Promise<LaunchablePrograms> {
  const copyFolders = copyFoldersFor(launcher, folder);
  try {
    return { launcher, programs: await usablePrograms({ installed, launcher, copyFolders }) };
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined) throw error;
    return chooseLauncher([next, ...rest], installed, folder);
  }
}

/** @throws EmbeddedPostgresError `programs_unusable` when they can neither be run in place nor copied */
export async function usablePrograms({
  installed,
  launcher,
  copyFolders,
}: ProgramsRequest): Promise<Programs> {
  const { packageFolder, packageVersion, programs } = installed;
  if ((await runsInPlace(programs, launcher)) && (await ensureLibraryLinks(packageFolder)))
    return programs;
  let failure: unknown;
  for (const folder of copyFolders) {
    try {
      return await copyTo(path.join(folder, `postgresql-${packageVersion}`), installed, launcher);
    } catch (error) {
      failure = error;
    }
  }
  throw new EmbeddedPostgresError(
    "programs_unusable",
    `PostgreSQL in ${packageFolder} cannot be run from there, and could not be copied to ${copyFolders.join(" or ")}.`,
    { cause: failure },
  );
}

async function runsInPlace(programs: Programs, { kind, account }: Launcher): Promise<boolean> {
  const bin = path.dirname(programs.postgres);
  if (kind !== "direct" && account !== undefined && !(await canTraverse(account, bin)))
    return false;
  const files = [programs.postgres, programs.initdb];
  return Promise.all(files.map(makeExecutable)).then(
    () => true,
    () => false,
  );
}

/** Some ways of unpacking lose the permission to execute. */
async function makeExecutable(program: string): Promise<void> {
  if (process.platform === "win32") return access(program);
  await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
}

async function copyTo(
  target: string,
  installed: InstalledPrograms,
  launcher: Launcher,
): Promise<Programs> {
  const finished = programsIn(path.join(target, "native"));
  const exists = await access(finished.postgres).then(
    () => true,
    () => false,
  );
  if (!exists) await makeCopy(target, installed);
  if (launcher.account !== undefined && !(await canTraverse(launcher.account, finished.folder))) {
    throw new Error(`${finished.folder} cannot be entered by account ${launcher.account.uid}.`);
  }
  return finished;
}

/** The copy appears whole or not at all, and two servers that make it at once do not disturb each other. */
async function makeCopy(
  target: string,
  { packageFolder, programs }: InstalledPrograms,
): Promise<void> {
  const aside = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o755 });
  try {
    const compilersPart = (file: string) =>
      file.endsWith(".a") || path.basename(file) === "pkgconfig";
    await cp(programs.folder, path.join(aside, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (file) => !compilersPart(file),
    });
    await openToAll(aside);
    if (!(await ensureLibraryLinks(packageFolder, aside)))
      throw new Error(`No library links in ${aside}.`);
    // After a power cut a file of the copy must not turn out to be empty.
    await run("sync", ["-f", aside], { env: PROGRAM_ENVIRONMENT }).catch(() => undefined);
    await rename(aside, target);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || path.basename(entry.parentPath) === "bin";
    await chmod(path.join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === "ENOTEMPTY" || error.code === "EEXIST")
  );
}
