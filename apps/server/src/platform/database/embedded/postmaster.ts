// The running PostgreSQL: starting it on a cluster, waiting until it serves, stopping it.
import { open, readFile, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Launcher } from "./launcher.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { processStart } from "./process-identity.ts";
import type { Programs } from "./programs.ts";
import { handFolder } from "./reach.ts";
import { startProgram } from "./run-program.ts";

export type PostmasterRequest = {
  programs: Programs;
  launcher: Launcher;
  cluster: string;
  logFile: string;
  socketFolder: string;
};

const POLL_MS = 2;
/** Recovery after a power cut replays at most `max_wal_size`; slow disks take their time. */
const START_MS = 120_000;

/**
 * Starts PostgreSQL and waits until it takes connections. It outlives us, and shares neither our terminal nor our signals.
 * @throws EmbeddedPostgresError `start_failed` with what PostgreSQL said last
 */
export async function startPostmaster(request: PostmasterRequest): Promise<PostmasterFile> {
  const { programs, launcher, cluster, logFile, socketFolder } = request;
  const folder = await handFolder(launcher, cluster);
  const log = await open(logFile, "a", 0o600);
  const logStart = (await log.stat()).size;
  let ended: string | undefined;
  try {
    const child = startProgram({
      launcher,
      program: programs.postgres,
      args: ["-D", folder.name, "-k", socketFolder],
      stdio: ["ignore", log.fd, log.fd, ...folder.files],
    });
    child.once("error", (error) => (ended = error.message));
    child.once("exit", (code, signal) => (ended ??= `It ended with ${signal ?? code}.`));
    child.unref();
    const ready = await waitUntilReady(cluster, socketFolder, () => ended !== undefined);
    if (ready !== undefined) return ready;
  } finally {
    folder.close();
    await log.close();
  }
  const said = (await readFile(logFile)).subarray(logStart).toString();
  const reason = said.split("\n").findLast((line) => /(FATAL|PANIC|ERROR):/.test(line));
  throw new EmbeddedPostgresError(
    "start_failed",
    `PostgreSQL did not start on ${cluster}. ${reason ?? ended ?? "It takes too long."} Its log is ${logFile}.`,
    { cause: said },
  );
}

/** @returns undefined when it ended, or was not ready in time */
async function waitUntilReady(
  cluster: string,
  socketFolder: string,
  ended: () => boolean,
): Promise<PostmasterFile | undefined> {
  const deadline = performance.now() + START_MS;
  while (!ended() && performance.now() < deadline) {
    const file = await readPostmasterFile(cluster);
    if (file?.ready === true && file.socketFolder === socketFolder) return file;
    await delay(POLL_MS);
  }
  return undefined;
}

/** Asks for a fast shutdown (running statements are broken off, everything acknowledged is kept) and waits for the end. */
export async function stopPostmaster(
  pid: number,
  signal: "SIGINT" | "SIGQUIT" = "SIGINT",
): Promise<void> {
  const started = await processStart(pid);
  if (started === undefined) return;
  try {
    process.kill(pid, signal);
  } catch {
    // Gone in this moment.
  }
  while ((await processStart(pid)) === started) await delay(POLL_MS);
}

export async function logSize(logFile: string): Promise<number> {
  return stat(logFile).then(
    ({ size }) => size,
    () => 0,
  );
}
