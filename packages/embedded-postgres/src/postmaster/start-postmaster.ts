// Starting the postmaster on a cluster, and waiting until it takes connections.
import { open, readFile, rename } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { listenArguments, endpointOf } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import { EmbeddedPostgresError } from "../embedded-postgres-error.ts";
import type { Launcher } from "../programs/launcher.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import type { PostmasterFile } from "./postmaster-file.ts";
import { identityOf, isRunning } from "../system/process-identity.ts";
import type { Programs } from "../programs/installed-programs.ts";
import { passDirectory } from "../programs/directory-access.ts";
import { startProgram } from "../programs/run-program.ts";

export type PostmasterRequest = {
  programs: Programs;
  launcher: Launcher;
  cluster: string;
  logFile: string;
  endpoint: Endpoint;
};

const POLL_MS = 2;
/** Recovery after a power cut replays at most `max_wal_size`; slow disks take their time. */
const START_MS = 180_000;
const LONGEST_LOG = 1_000_000;

/**
 * Starts the postmaster and waits until it takes connections. It outlives us, in a session of its own: it has no terminal
 * and gets no signal that is meant for us.
 * @throws EmbeddedPostgresError `start_failed` with what PostgreSQL said last
 */
export async function startPostmaster(request: PostmasterRequest): Promise<PostmasterFile> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const attempt = await tryToStart(request, deadline);
    if ("ready" in attempt) return attempt.ready;
    // Backends of a killed postmaster end by themselves, at the latest after their statement.
    const backendsLeft = /pre-existing shared memory block .* is still in use/.test(attempt.said);
    if (backendsLeft && performance.now() < deadline) {
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

/** PostgreSQL complains about a setting in a log line of its own, before it gives up. */
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
  const { launcher, cluster, logFile, endpoint } = request;
  const previous = await readPostmasterFile(cluster);
  const directory = await passDirectory(launcher, cluster);
  const log = await openLog(logFile);
  const { size } = await log.stat();
  let end: string | undefined;
  try {
    const child = startProgram({
      launcher,
      outlivesParent: true,
      stdio: ["ignore", log.fd, log.fd, ...directory.files],
      ...startCommand(request, directory.name),
    });
    child.once("error", (error) => (end ??= error.message));
    child.once("exit", (code, signal) => {
      // On Windows this is pg_ctl, which ends when it has started the postmaster.
      if (process.platform !== "win32" || code !== 0) end ??= `it ended with ${signal ?? code}`;
    });
    child.unref();
    const inVain = () => end !== undefined || performance.now() > deadline;
    const ready = await waitUntilReady(cluster, endpoint, previous, inVain);
    if (ready !== undefined) return { ready };
  } finally {
    directory.close();
    await log.close();
  }
  const said = (await readFile(logFile)).subarray(size).toString();
  return { said, end: end ?? "it takes too long" };
}

/** An administrator of Windows may start PostgreSQL only through pg_ctl, which drops the rights. */
function startCommand(
  { programs, endpoint }: PostmasterRequest,
  cluster: string,
): { program: string; args: string[] } {
  const args = listenArguments(endpoint);
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

/** The `postmaster.pid` of a killed postmaster says `ready`, too: only a new one counts. */
async function waitUntilReady(
  cluster: string,
  endpoint: Endpoint,
  previous: PostmasterFile | undefined,
  inVain: () => boolean,
): Promise<PostmasterFile | undefined> {
  while (!inVain()) {
    const file = await readPostmasterFile(cluster);
    const isNew = file?.pid !== previous?.pid || file?.startedAt !== previous?.startedAt;
    if (isNew && file?.ready === true && endpointOf(file).host === endpoint.host) return file;
    await delay(POLL_MS);
  }
  return undefined;
}

/**
 * Waits until a postmaster that was running before us takes connections.
 * @returns undefined when it is gone or shutting down (it may then be waiting for its last client)
 * @throws EmbeddedPostgresError `start_failed` when it does neither
 */
export async function waitForPostmaster(
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
