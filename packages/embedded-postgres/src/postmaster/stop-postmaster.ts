import { setTimeout as delay } from "node:timers/promises";
import type { Launcher } from "../programs/launcher.ts";
import { identityOf, isRunning } from "../system/process-identity.ts";
import type { Programs } from "../programs/installed-programs.ts";
import { runProgram } from "../programs/run-program.ts";

const POLL_MS = 2;
const FAST_SHUTDOWN_MS = 60_000;

export type Shutdown = { pid: number; cluster: string; programs: Programs; launcher: Launcher };

/**
 * Fast shutdown, and waits for its end: running statements are cancelled, every commit is kept. After a minute in vain, an
 * immediate shutdown, from which PostgreSQL recovers at the next start.
 */
export async function stopPostmaster({
  pid,
  cluster,
  programs,
  launcher,
}: Shutdown): Promise<void> {
  const identity = await identityOf(pid);
  if (identity === undefined) return;
  if (process.platform === "win32") {
    const args = ["stop", "-s", "-m", "fast", "-t", String(FAST_SHUTDOWN_MS / 1000), "-D", cluster];
    await runProgram({ launcher, program: programs.pgCtl, args });
    return;
  }
  signal(pid, "SIGINT");
  const deadline = performance.now() + FAST_SHUTDOWN_MS;
  let isFast = true;
  while (await isRunning(identity)) {
    if (isFast && performance.now() > deadline) {
      isFast = false;
      signal(pid, "SIGQUIT");
    }
    await delay(POLL_MS);
  }
}

/** Immediate shutdown, without a last checkpoint, and waits until the postmaster is gone. */
export async function stopPostmasterImmediately(pid: number): Promise<void> {
  const identity = await identityOf(pid);
  if (identity === undefined) return;
  signal(pid, "SIGQUIT");
  while (await isRunning(identity)) await delay(POLL_MS);
}

function signal(pid: number, name: "SIGINT" | "SIGQUIT"): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process ended by itself in this moment.
  }
}
