import { setTimeout as delay } from "node:timers/promises";
import type { Launcher } from "./launcher.ts";
import { identityOf, isRunning } from "./process-identity.ts";
import type { Programs } from "./programs.ts";
import { runProgram } from "./run-program.ts";

const POLL_MS = 2;
const FAST_SHUTDOWN_MS = 60_000;

export type Shutdown = { pid: number; cluster: string; programs: Programs; launcher: Launcher };

/**
 * Stops PostgreSQL and waits for its end: running statements are broken off, everything acknowledged is kept.
 * When it does not manage in a minute, it ends at once and repairs itself at the next start.
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
  let patient = true;
  while (await isRunning(identity)) {
    if (patient && performance.now() > deadline) {
      patient = false;
      signal(pid, "SIGQUIT");
    }
    await delay(POLL_MS);
  }
}

/** Ends PostgreSQL at once, without a last checkpoint, and waits until it is gone. */
export async function breakOffPostmaster(pid: number): Promise<void> {
  const identity = await identityOf(pid);
  if (identity === undefined) return;
  signal(pid, "SIGQUIT");
  while (await isRunning(identity)) await delay(POLL_MS);
}

function signal(pid: number, name: "SIGINT" | "SIGQUIT"): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in this moment.
  }
}
