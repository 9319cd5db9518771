// Who uses the database of a folder: one file per running server. The last one to leave stops PostgreSQL.
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { judgeHolder, livesHere, writeHolder } from "./holder.ts";
import type { Verdict } from "./holder.ts";
import type { Site } from "./site.ts";

/** Says that this server uses the folder. */
export async function takeLease({ leases, lease, own }: Site): Promise<void> {
  await mkdir(leases, { recursive: true, mode: 0o700 });
  await writeHolder(lease, own);
}

export async function removeLease(lease: string): Promise<void> {
  await rm(lease, { force: true });
}

export type JudgedLease = { file: string; verdict: Verdict };

/** All leases but our own, judged. Those of other hosts are watched at the same time, not one after the other. */
export async function otherLeases(site: Site): Promise<JudgedLease[]> {
  const files = await otherFiles(site);
  return Promise.all(
    files.map(async (file) => ({ file, verdict: await judgeHolder(file, site.own, site.timings) })),
  );
}

/** Whether any other server of this host uses the folder. */
export async function isShared(site: Site): Promise<boolean> {
  const files = await otherFiles(site);
  return (await Promise.all(files.map((file) => livesHere(file, site.own)))).includes(true);
}

async function otherFiles({ leases, lease }: Site): Promise<string[]> {
  const names = await readdir(leases).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(leases, name))
    .filter((file) => file !== lease);
}
