// Whether the account that PostgreSQL runs as can walk to a folder, and how to hand it one that it cannot.
import { closeSync, constants, openSync } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { Account, Launcher } from "./launcher.ts";

/** PostgreSQL keeps paths in 1024 bytes; this leaves room for the names of its files. */
const LONGEST_PATH = 900;

/** Judged by the permission bits of every folder on the way; the account has no privileges beyond them. */
export async function canWalkTo(account: Account, folder: string): Promise<boolean> {
  let step = await realpath(folder);
  for (;;) {
    const { uid, gid, mode } = await stat(step);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    const parent = path.dirname(step);
    if (parent === step) return true;
    step = parent;
  }
}

export type HandedFolder = {
  /** The folder's name as the program is to be told it. */
  name: string;
  /** What to pass on as the program's further open files, from number 3. */
  files: number[];
  close(): void;
};

/**
 * Names a folder so that the launched program can use it. Where the path is too long, or leads through folders closed to
 * the program's account (a home folder, say), the program inherits the opened folder instead of walking to it (Linux).
 */
export async function handFolder(launcher: Launcher, folder: string): Promise<HandedFolder> {
  const plain = { name: folder, files: [], close: () => undefined };
  if (process.platform !== "linux") return plain;
  const { account, kind } = launcher;
  const walkable = kind === "direct" || account === undefined || (await canWalkTo(account, folder));
  if (walkable && Buffer.byteLength(folder) <= LONGEST_PATH) return plain;
  const file = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  return { name: "/proc/self/fd/3", files: [file], close: () => closeSync(file) };
}
