// A file by which a server says that it uses the folder, and the judgement whether that server still lives.
// The file's modification time is its heartbeat.
import { open, rm, utimes } from "node:fs/promises";
import os from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import { hostIdentity, relateHosts } from "./host-identity.ts";
import { isRunning } from "./process-identity.ts";
import type { Timings } from "./timings.ts";

/** Writing the file takes far less; one that stays incomplete was cut off. */
const WRITING_MS = 500;

const holder = z.object({
  /** Tells two files of one process apart. */
  token: z.string(),
  host: hostIdentity,
  process: z.object({ pid: z.number(), startedAt: z.string() }),
});
export type Holder = z.infer<typeof holder>;

export type HolderFile = {
  /** Undefined while the file is only just being written, or was cut off by a crash. */
  holder: Holder | undefined;
  /** Milliseconds since 1970 by the clock of the writing host: good for seeing a change, not for reckoning an age. */
  beatAt: number;
};

/** Creates the file. Fails with EEXIST when there is one. */
export async function writeHolder(file: string, content: Holder): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content)}\n`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

export async function beat(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

/** Opened before it is looked at, because network file systems answer from memory otherwise. */
export async function readHolder(file: string): Promise<HolderFile | undefined> {
  const handle = await open(file, "r").catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    const { mtimeMs } = await handle.stat();
    return { holder: parseHolder(await handle.readFile("utf8")), beatAt: mtimeMs };
  } finally {
    await handle.close();
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * `here`: lives, on this host. `elsewhere`: lives, on another. `gone`: dead, and its PostgreSQL is dead or ours to see.
 * `silent`: dead, on another host where its PostgreSQL may have outlived it.
 */
export type Verdict = "here" | "elsewhere" | "gone" | "silent";

/** Answers at once for a server of this host; one of another host is watched until it stirs or `silence` is over. */
export async function judgeHolder(file: string, own: Holder, timings: Timings): Promise<Verdict> {
  const found = await readHolder(file);
  if (found === undefined) return "gone";
  if (found.holder === undefined)
    return (await stirs(file, found.beatAt, WRITING_MS)) ? "here" : "gone";
  const relation = relateHosts(found.holder.host, own.host);
  if (relation === "here") return (await isRunning(found.holder.process)) ? "here" : "gone";
  if (relation === "earlier" && found.beatAt < bootedAt()) return "gone";
  if (await stirs(file, found.beatAt, timings.silence)) return "elsewhere";
  return relation === "elsewhere" && (await readHolder(file)) !== undefined ? "silent" : "gone";
}

/** The cheap question: whether it is a live server of this host. */
export async function livesHere(file: string, own: Holder): Promise<boolean> {
  const other = (await readHolder(file))?.holder;
  return (
    other !== undefined && relateHosts(other.host, own.host) === "here" && isRunning(other.process)
  );
}

/** Whether the heartbeat moves within so many milliseconds. A file that vanishes has not moved. */
export async function stirs(file: string, since: number, within: number): Promise<boolean> {
  const deadline = performance.now() + within;
  while (performance.now() < deadline) {
    await delay(Math.min(100, within / 10));
    const found = await readHolder(file);
    if (found === undefined) return false;
    if (found.beatAt !== since) return true;
  }
  return false;
}

function bootedAt(): number {
  return Date.now() - os.uptime() * 1000;
}
