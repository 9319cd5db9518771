// Who uses the database of a folder: one file per running server. The last one to leave stops PostgreSQL.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { judgeHolder, livesHere, writeHolder } from "./holder.ts";
import type { Holder, Verdict } from "./holder.ts";
import type { Timings } from "./timings.ts";

/** Says that this server uses the folder. Answers the lease's file. */
export async function takeLease(folder: string, own: Holder): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${own.process.pid}-${randomUUID()}.json`);
  await writeHolder(file, own);
  return file;
}

export type JudgedLease = { file: string; verdict: Verdict };

/** All leases but one's own, judged. Those of other hosts are watched at the same time, not one after the other. */
export async function otherLeases(
  folder: string,
  mine: string,
  own: Holder,
  timings: Timings,
): Promise<JudgedLease[]> {
  const files = await filesBut(folder, mine);
  return Promise.all(
    files.map(async (file) => ({ file, verdict: await judgeHolder(file, own, timings) })),
  );
}

/** Whether any other server of this host still uses the folder. */
export async function isShared(folder: string, mine: string, own: Holder): Promise<boolean> {
  const files = await filesBut(folder, mine);
  return (await Promise.all(files.map((file) => livesHere(file, own)))).includes(true);
}

async function filesBut(folder: string, mine: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(folder, name));
  return files.filter((file) => file !== mine);
}

export async function removeLease(file: string): Promise<void> {
  await rm(file, { force: true });
}
