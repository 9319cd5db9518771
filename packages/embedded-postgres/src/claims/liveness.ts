// Whether the server that holds a lock or a lease is alive: by its process on this host, by its heartbeats on another.
import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { relateHosts } from "../system/host-identity.ts";
import { isRunning } from "../system/process-identity.ts";
import type { Timings } from "../timings.ts";
import { readHolder } from "./holder-file.ts";
import type { Holder } from "./holder-file.ts";

/** Writing the file takes far less; one that stays incomplete was cut off. */
const WRITING_MS = 500;

/**
 * `here`: alive, on this host. `elsewhere`: alive, on another. `gone`: dead, and its postmaster is dead too or
 * running on this host. `silent`: dead, on another host where its postmaster may have outlived it.
 */
export type Liveness = "here" | "elsewhere" | "gone" | "silent";

/** Answers at once for a server of this host; one of another is watched for a heartbeat until `heartbeatTimeout` is over. */
export async function judgeLiveness(
  file: string,
  own: Holder,
  { heartbeatTimeout }: Timings,
): Promise<Liveness> {
  const found = await readHolder(file);
  if (found === undefined) return "gone";
  const { holder, heartbeatAt } = found;
  if (holder === undefined) return (await isAlive(file, heartbeatAt, WRITING_MS)) ? "here" : "gone";
  const relation = relateHosts(holder.host, own.host);
  if (relation === "here") return (await isRunning(holder.process)) ? "here" : "gone";
  if (relation === "earlier" && heartbeatAt < bootedAt()) return "gone";
  if (await isAlive(file, heartbeatAt, heartbeatTimeout)) return "elsewhere";
  return relation === "elsewhere" && (await readHolder(file)) !== undefined ? "silent" : "gone";
}

/** The cheap question: whether it is a live server of this host. */
export async function isAliveHere(file: string, own: Holder): Promise<boolean> {
  const other = (await readHolder(file))?.holder;
  return (
    other !== undefined && relateHosts(other.host, own.host) === "here" && isRunning(other.process)
  );
}

/**
 * Whether a heartbeat comes within so many milliseconds. None has come from a file that is removed.
 * @param since the last heartbeat that was seen
 */
export async function isAlive(file: string, since: number, within: number): Promise<boolean> {
  const deadline = performance.now() + within;
  while (performance.now() < deadline) {
    await delay(Math.min(100, within / 10));
    const found = await readHolder(file);
    if (found === undefined) return false;
    if (found.heartbeatAt !== since) return true;
  }
  return false;
}

function bootedAt(): number {
  return Date.now() - os.uptime() * 1000;
}
