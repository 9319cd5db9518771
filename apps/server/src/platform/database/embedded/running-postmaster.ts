// Whether a PostgreSQL runs on a cluster already: its file may be a leftover, and the number in it another process's by now.
import { chown, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { postmasterFilePath, readPostmasterFile } from "./postmaster-file.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { lookUpProcess } from "./process-table.ts";

/** The postmaster that runs on this cluster on this host, in whatever state. */
export async function findPostmaster(cluster: string): Promise<PostmasterFile | undefined> {
  const file = await readPostmasterFile(cluster);
  return file !== undefined && (await runsOn(cluster, file)) ? file : undefined;
}

async function runsOn(cluster: string, file: PostmasterFile): Promise<boolean> {
  const facts = await lookUpProcess(file.pid);
  if (facts === undefined) return false;
  // A postmaster works in its cluster's folder. Not every system tells, and not of every account's processes.
  const workingFolder = await stat(`/proc/${file.pid}/cwd`).catch(() => undefined);
  if (workingFolder !== undefined) {
    const { dev, ino } = await stat(cluster);
    return workingFolder.dev === dev && workingFolder.ino === ino;
  }
  return facts.name.startsWith("postgres") && Math.abs(facts.startedAt - file.startedAt) < 5;
}

/** More than any system's processes are numbered. */
const NOBODYS_PID = "2147483647";

/**
 * PostgreSQL refuses to start while the process named in a leftover file lives, whoever it is: this names a process that
 * cannot be. The rest of the file stays, since by it PostgreSQL makes sure that no child of the former one is left.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const file = postmasterFilePath(cluster);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return;
  // Whoever wrote it: PostgreSQL has to open it, and runs as the owner of the folder.
  const { uid, gid } = await stat(cluster);
  const lines = text.split("\n");
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, [NOBODYS_PID, ...lines.slice(1)].join("\n"), { mode: 0o600 });
  if (process.getuid?.() === 0) await chown(`${file}.new`, uid, gid);
  await rename(`${file}.new`, file);
}
