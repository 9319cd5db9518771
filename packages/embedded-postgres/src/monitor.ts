// While a server runs: it sends heartbeats by renewing its lease, and starts PostgreSQL again should it end unasked.
import type { RunningPostgres } from "./bring-up.ts";
import { sendHeartbeat } from "./claims/holder-file.ts";
import { takeLease } from "./claims/leases.ts";
import type { Installation } from "./installation.ts";
import { findPostmaster } from "./postmaster/running-postmaster.ts";
import { stopPostmasterImmediately } from "./postmaster/stop-postmaster.ts";
import { isRunning } from "./system/process-identity.ts";
import type { ProcessIdentity } from "./system/process-identity.ts";

export type Monitor = {
  /** Resolves when no check is under way any more. Answers whether the data directory is still ours to leave in order. */
  end(): Promise<boolean>;
};

/** @param startAgain brings PostgreSQL up; called again at the next heartbeat if it fails */
export function startMonitor(
  installation: Installation,
  first: RunningPostgres,
  startAgain: () => Promise<RunningPostgres>,
): Monitor {
  let postmaster = first.postmaster;
  let isStillOurs = true;
  let ended = false;
  let checking: Promise<void> | undefined;

  const check = async () => {
    if (!(await renewLease(installation, postmaster))) {
      isStillOurs = false;
      clearInterval(timer);
      return;
    }
    if (ended || (await isRunning(postmaster))) return;
    const running = await startAgain();
    postmaster = running.postmaster;
    const isSameEndpoint =
      running.connection.host === first.connection.host &&
      running.connection.port === first.connection.port;
    installation.log(
      isSameEndpoint
        ? "PostgreSQL had ended unasked. It is running again."
        : "PostgreSQL had ended unasked. It is running again, but at another address: start this server again.",
    );
  };
  const timer = setInterval(() => {
    checking ??= check()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        installation.log(`Looking after PostgreSQL failed, and is tried again. ${reason}`);
      })
      .finally(() => (checking = undefined));
  }, installation.timings.heartbeat);
  timer.unref();

  return {
    async end() {
      ended = true;
      clearInterval(timer);
      await checking;
      return isStillOurs;
    },
  };
}

/**
 * @returns false when another host has taken the data directory over meanwhile, as while this machine slept, or when it was
 *   deleted: then PostgreSQL is stopped at once
 */
async function renewLease(
  installation: Installation,
  postmaster: ProcessIdentity,
): Promise<boolean> {
  try {
    await sendHeartbeat(installation.leaseFile);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  // The lease file alone is missing: whoever takes the data directory over makes postmaster.pid name another process.
  const running = await findPostmaster(installation.cluster);
  if (running?.pid === postmaster.pid) {
    await takeLease(installation);
    return true;
  }
  if (await isRunning(postmaster)) await stopPostmasterImmediately(postmaster.pid);
  installation.log("The database folder was taken over or deleted. Letting go of it.");
  return false;
}
