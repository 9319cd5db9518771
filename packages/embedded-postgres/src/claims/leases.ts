// Leases: who uses the data directory, as one lease file per running server. The last one to leave stops PostgreSQL.
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Installation } from "../installation.ts";
import { writeHolder } from "./holder-file.ts";
import { isAliveHere, judgeLiveness } from "./liveness.ts";
import type { Liveness } from "./liveness.ts";

/** Writes this server's lease file. */
export async function takeLease({ leasesFolder, leaseFile, own }: Installation): Promise<void> {
  await mkdir(leasesFolder, { recursive: true, mode: 0o700 });
  await writeHolder(leaseFile, own);
}

export async function releaseLease(leaseFile: string): Promise<void> {
  await rm(leaseFile, { force: true });
}

export type JudgedLease = { file: string; liveness: Liveness };

/** All leases but our own, judged. Those of other hosts are watched at the same time, not one after the other. */
export async function otherLeases(installation: Installation): Promise<JudgedLease[]> {
  const files = await otherLeaseFiles(installation);
  const { own, timings } = installation;
  return Promise.all(
    files.map(async (file) => ({ file, liveness: await judgeLiveness(file, own, timings) })),
  );
}

/** Whether any other server of this host uses the data directory. */
export async function isShared(installation: Installation): Promise<boolean> {
  const files = await otherLeaseFiles(installation);
  const alive = await Promise.all(files.map((file) => isAliveHere(file, installation.own)));
  return alive.includes(true);
}

async function otherLeaseFiles({ leasesFolder, leaseFile }: Installation): Promise<string[]> {
  const names = await readdir(leasesFolder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => path.join(leasesFolder, name))
    .filter((file) => file !== leaseFile);
}
