// Whether the account that PostgreSQL runs as can traverse the path to a directory, and how to pass it one that it cannot
// reach.
import { closeSync, constants, openSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { Account, Launcher } from "./launcher.ts";

/** PostgreSQL keeps paths in 1024 bytes; this leaves room for the names of its files. */
const LONGEST_PATH = 900;

/** Judged by the permission bits of every directory on the path; the account has no privileges beyond them. */
export async function canTraverse(account: Account, directory: string): Promise<boolean> {
  let step = await realpath(directory);
  for (;;) {
    const { uid, gid, mode } = await stat(step);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    const parent = path.dirname(step);
    if (parent === step) return true;
    step = parent;
  }
}

export type PassedDirectory = {
  /** The path to give to the program. */
  name: string;
  /** File descriptors for the program to inherit, from number 3 on. */
  files: number[];
  close(): void;
};

/**
 * Passes a directory to a launched program. Where the path is too long, or leads through directories that are closed to the
 * program's account (a home directory, for example), the program inherits a file descriptor of the directory (Linux).
 */
export async function passDirectory(
  launcher: Launcher,
  directory: string,
): Promise<PassedDirectory> {
  const plain = { name: directory, files: [], close: () => undefined };
  if (process.platform !== "linux") return plain;
  const { account, kind } = launcher;
  const isReachable =
    kind === "direct" || account === undefined || (await canTraverse(account, directory));
  if (isReachable && Buffer.byteLength(directory) <= LONGEST_PATH) return plain;
  const file = openSync(directory, constants.O_RDONLY | constants.O_DIRECTORY);
  return { name: "/proc/self/fd/3", files: [file], close: () => closeSync(file) };
}
