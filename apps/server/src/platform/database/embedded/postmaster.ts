// The running PostgreSQL: starting it on a cluster, and waiting until it serves.
import { open, readFile, rename } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { doorArguments, doorOf } from "./door.ts";
import type { Door } from "./door.ts";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Launcher } from "./launcher.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { identityOf, isRunning } from "./process-identity.ts";
import type { Programs } from "./programs.ts";
import { handFolder } from "./reach.ts";
import { startProgram } from "./run-program.ts";

export type PostmasterRequest = {
  programs: Programs;
  launcher: Launcher;
  cluster: string;
  logFile: string;
  door: Door;
};

const POLL_MS = 2;
/** Recovery after a power cut replays at most `max_wal_size`; slow disks take their time. */
const START_MS = 180_000;
const LONGEST_LOG = 1_000_000;

/**
 * Starts PostgreSQL and waits until it takes connections. It outlives us, and shares neither our terminal nor our signals.
 * @throws EmbeddedPostgresError `start_failed` with what PostgreSQL said last
 */
export async function startPostmaster(request: PostmasterRequest): Promise<PostmasterFile> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const attempt = await tryToStart(request, deadline);
    if ("ready" in attempt) return attempt.ready;
    // Children of a killed postmaster end by themselves, at the latest after their statement.
    const childrenLeft = /pre-existing shared memory block .* is still in use/.test(attempt.said);
    if (childrenLeft && performance.now() < deadline) {
      await delay(50);
      continue;
    }
    throw new EmbeddedPostgresError(
      "start_failed",
      `PostgreSQL did not start on ${request.cluster}: ${reasonIn(attempt.said) ?? attempt.end}. Its log is ${request.logFile}.`,
      { cause: attempt.said },
    );
  }
}

/** PostgreSQL complains about a setting in a line of its own, before it gives up. */
function reasonIn(said: string): string | undefined {
  const complaints = said.split("\n").flatMap((line) => {
    const [, level, text] = /\b(LOG|FATAL|PANIC): +(.*)/.exec(line) ?? [];
    return text !== undefined &&
      (level !== "LOG" || /^(invalid|unrecognized|syntax error|could not)/.test(text))
      ? [text]
      : [];
  });
  return complaints.length === 0 ? undefined : complaints.slice(-3).join("; ");
}

type Attempt = { ready: PostmasterFile } | { said: string; end: string };

async function tryToStart(request: PostmasterRequest, deadline: number): Promise<Attempt> {
  const { launcher, cluster, logFile, door } = request;
  const former = await readPostmasterFile(cluster);
  const folder = await handFolder(launcher, cluster);
  const log = await openLog(logFile);
  const { size } = await log.stat();
  let end: string | undefined;
  try {
    const child = startProgram({
      launcher,
      staysBehind: true,
      stdio: ["ignore", log.fd, log.fd, ...folder.files],
      ...call(request, folder.name),
    });
    child.once("error", (error) => (end ??= error.message));
    child.once("exit", (code, signal) => {
      // On Windows the program that starts PostgreSQL ends when it has done so.
      if (process.platform !== "win32" || code !== 0) end ??= `it ended with ${signal ?? code}`;
    });
    child.unref();
    const inVain = () => end !== undefined || performance.now() > deadline;
    const ready = await waitUntilReady(cluster, door, former, inVain);
    if (ready !== undefined) return { ready };
  } finally {
    folder.close();
    await log.close();
  }
  const said = (await readFile(logFile)).subarray(size).toString();
  return { said, end: end ?? "it takes too long" };
}

/** An administrator of Windows may start PostgreSQL only through the program that gives up the rights. */
function call(
  { programs, door }: PostmasterRequest,
  cluster: string,
): { program: string; args: string[] } {
  const args = doorArguments(door);
  return process.platform === "win32"
    ? {
        program: programs.pgCtl,
        args: ["start", "-W", "-s", "-D", cluster, "-o", args.join(" ")],
      }
    : { program: programs.postgres, args: ["-D", cluster, ...args] };
}

async function openLog(file: string) {
  const log = await open(file, "a", 0o600);
  if ((await log.stat()).size < LONGEST_LOG) return log;
  await log.close();
  await rename(file, `${file}.1`);
  return open(file, "a", 0o600);
}

/** The file of a killed PostgreSQL says that it is ready, too. */
async function waitUntilReady(
  cluster: string,
  door: Door,
  former: PostmasterFile | undefined,
  inVain: () => boolean,
): Promise<PostmasterFile | undefined> {
  while (!inVain()) {
    const file = await readPostmasterFile(cluster);
    const isNew = file?.pid !== former?.pid || file?.startedAt !== former?.startedAt;
    if (isNew && file?.ready === true && doorOf(file).host === door.host) return file;
    await delay(POLL_MS);
  }
  return undefined;
}

/**
 * Waits until a postmaster that was there before us takes connections.
 * @returns undefined when it is gone or about to go (it may then be waiting for its last client)
 * @throws EmbeddedPostgresError `start_failed` when it does neither
 */
export async function settlePostmaster(
  cluster: string,
  found: PostmasterFile,
): Promise<PostmasterFile | undefined> {
  const deadline = performance.now() + START_MS;
  const identity = await identityOf(found.pid);
  if (identity === undefined) return undefined;
  while (await isRunning(identity)) {
    const file = await readPostmasterFile(cluster);
    if (file?.ready === true && file.pid === found.pid) return file;
    if (file?.stopping === true) return undefined;
    if (performance.now() > deadline) {
      throw new EmbeddedPostgresError(
        "start_failed",
        `PostgreSQL (process ${found.pid}) is running on ${cluster} and neither starts nor stops. End it, then try again.`,
      );
    }
    await delay(POLL_MS);
  }
  return undefined;
}
