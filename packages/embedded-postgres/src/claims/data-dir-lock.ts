// The lock file of a data directory: whoever starts or stops PostgreSQL there holds the lock meanwhile, one at a time.
import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedPostgresError } from "../embedded-postgres-error.ts";
import type { Timings } from "../timings.ts";
import { readHolder, sendHeartbeat, writeHolder } from "./holder-file.ts";
import type { Holder } from "./holder-file.ts";
import { judgeLiveness } from "./liveness.ts";
import { removeStaleLock } from "./stale-lock.ts";

const RETRY_MS = 10;
const SAY_SO_AFTER_MS = 2_000;

export type LockRequest = {
  file: string;
  own: Holder;
  timings: Timings;
  log: (message: string) => void;
};

/**
 * Runs `work` while holding the lock. A stale lock, whose holder died, is taken over.
 * @throws EmbeddedPostgresError `folder_in_use_elsewhere` when a live server of another host holds it, `folder_busy` when
 *   one of this host does not release it in time
 */
export async function withDataDirLock<T>(request: LockRequest, work: () => Promise<T>): Promise<T> {
  const ours = await acquire(request);
  const heartbeats = setInterval(
    () => void sendHeartbeat(request.file).catch(() => undefined),
    request.timings.heartbeat,
  );
  heartbeats.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeats);
    // After a long sleep of this machine the lock file may be another host's.
    if ((await readHolder(request.file))?.holder?.token === ours.token)
      await rm(request.file, { force: true });
  }
}

async function acquire({ file, own, timings, log }: LockRequest): Promise<Holder> {
  const ours = { ...own, token: randomUUID() };
  const began = performance.now();
  let said = false;
  for (;;) {
    if (await tryToWrite(file, ours)) return ours;
    const seen = await readFile(file, "utf8").catch(() => "");
    const liveness = await judgeLiveness(file, own, timings);
    if (liveness === "elsewhere") throw await inUseElsewhere(file);
    if (liveness === "gone" || liveness === "silent") await removeStaleLock(file, seen);
    const waited = performance.now() - began;
    if (waited > timings.lockTimeout) throw await lockTimedOut(file);
    if (waited > SAY_SO_AFTER_MS && !said) {
      said = true;
      log("Waiting for another Bandstand server that starts or stops the same database.");
    }
    if (liveness === "here") await delay(RETRY_MS);
  }
}

async function tryToWrite(file: string, content: Holder): Promise<boolean> {
  try {
    await writeHolder(file, content);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * The refusal of a data directory that a live server of another host uses.
 * @param file the lock or lease file that server holds
 */
export async function inUseElsewhere(file: string): Promise<EmbeddedPostgresError> {
  const other = (await readHolder(file))?.holder;
  return new EmbeddedPostgresError(
    "folder_in_use_elsewhere",
    `Another Bandstand server, on ${other?.host.name ?? "another machine"}, is using this database folder. Stop it first, or give this one a DATA_DIR of its own. To run several servers on several machines, set DATABASE_URL.`,
  );
}

async function lockTimedOut(file: string): Promise<EmbeddedPostgresError> {
  const other = (await readHolder(file))?.holder;
  return new EmbeddedPostgresError(
    "folder_busy",
    `Another Bandstand server (process ${other?.process.pid ?? "unknown"}) has been starting or stopping the same database for too long. Stop it, then try again.`,
  );
}
