// One at a time: whoever starts or stops the database of a folder holds its lock meanwhile.
import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { clearDeadLock } from "./dead-lock.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { beat, judgeHolder, readHolder, writeHolder } from "./holder.ts";
import type { Holder } from "./holder.ts";
import type { Timings } from "./timings.ts";

const RETRY_MS = 10;
const SAY_SO_AFTER_MS = 2_000;

export type LockRequest = {
  file: string;
  own: Holder;
  timings: Timings;
  log: (message: string) => void;
};

/**
 * Runs `work` while holding the lock. A lock whose owner died is taken over.
 * @throws EmbeddedPostgresError `folder_in_use_elsewhere` when a live server of another host holds it, `folder_busy` when
 *   one of this host does not let go
 */
export async function withFolderLock<T>(request: LockRequest, work: () => Promise<T>): Promise<T> {
  const ours = await acquire(request);
  const beats = setInterval(
    () => void beat(request.file).catch(() => undefined),
    request.timings.beat,
  );
  beats.unref();
  try {
    return await work();
  } finally {
    clearInterval(beats);
    // After a long sleep of this machine the lock may be another host's.
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
    const verdict = await judgeHolder(file, own, timings);
    if (verdict === "elsewhere") throw await inUseElsewhere(file);
    if (verdict === "gone" || verdict === "silent") await clearDeadLock(file, seen);
    const waited = performance.now() - began;
    if (waited > timings.patience) throw await busy(file);
    if (waited > SAY_SO_AFTER_MS && !said) {
      said = true;
      log("Waiting for another Bandstand server that starts or stops the same database.");
    }
    if (verdict === "here") await delay(RETRY_MS);
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

/** The refusal for a folder that a live server of another host uses, told from the file that shows it. */
export async function inUseElsewhere(file: string): Promise<EmbeddedPostgresError> {
  const other = (await readHolder(file))?.holder;
  return new EmbeddedPostgresError(
    "folder_in_use_elsewhere",
    `Another Bandstand server, on ${other?.host.name ?? "another machine"}, is using this database folder. Stop it first, or give this one a DATA_DIR of its own. To run several servers on several machines, set DATABASE_URL.`,
  );
}

async function busy(file: string): Promise<EmbeddedPostgresError> {
  const other = (await readHolder(file))?.holder;
  return new EmbeddedPostgresError(
    "folder_busy",
    `Another Bandstand server (process ${other?.process.pid ?? "unknown"}) has been starting or stopping the same database for too long. Stop it, then try again.`,
  );
}
