// Whether a postmaster runs on a cluster already: its `postmaster.pid` may be a leftover, and the process id in it another
// process's by now.
import { chown, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { postmasterFilePath, readPostmasterFile } from "./postmaster-file.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { lookUpProcess } from "../system/process-table.ts";

/** The postmaster that runs on this cluster, on this host, in whatever state. */
export async function findPostmaster(cluster: string): Promise<PostmasterFile | undefined> {
  const file = await readPostmasterFile(cluster);
  return file !== undefined && (await runsOn(cluster, file)) ? file : undefined;
}

async function runsOn(cluster: string, file: PostmasterFile): Promise<boolean> {
  const facts = await lookUpProcess(file.pid);
  if (facts === undefined) return false;
  // A postmaster's working directory is its cluster. Not every system tells, and not of every account's processes.
  const workingDirectory = await stat(`/proc/${file.pid}/cwd`).catch(() => undefined);
  if (workingDirectory !== undefined) {
    const { dev, ino } = await stat(cluster);
    return workingDirectory.dev === dev && workingDirectory.ino === ino;
  }
  return facts.name.startsWith("postgres") && Math.abs(facts.startedAt - file.startedAt) < 5;
}

/** Larger than the process ids of any system. */
const IMPOSSIBLE_PID = "2147483647";

/**
 * Puts an impossible process id into a leftover `postmaster.pid`: PostgreSQL refuses to start while the process named there
 * is running, whatever that is by now. The rest of the file stays, since by its shared memory key PostgreSQL makes sure that
 * no backend of the previous postmaster is left.
 */
export async function invalidatePostmasterFile(cluster: string): Promise<void> {
  const file = postmasterFilePath(cluster);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return;
  // Whoever wrote the file, PostgreSQL has to open it, and runs as the owner of the cluster.
  const { uid, gid } = await stat(cluster);
  const lines = text.split("\n");
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, [IMPOSSIBLE_PID, ...lines.slice(1)].join("\n"), { mode: 0o600 });
  if (process.getuid?.() === 0) await chown(`${file}.new`, uid, gid);
  await rename(`${file}.new`, file);
}
