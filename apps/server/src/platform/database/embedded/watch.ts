// While a server runs: it shows that it lives, and PostgreSQL is started again should it end unasked.
import { breakOffPostmaster } from "./postmaster.ts";
import { isRunning } from "./process-identity.ts";
import type { ProcessIdentity } from "./process-identity.ts";
import { findPostmaster } from "./running-postmaster.ts";
import { beat, writeHolder } from "./holder.ts";
import type { Site } from "./site.ts";

export type Watch = {
  /** Resolves when no round is under way any more. */
  end(): Promise<void>;
};

/**
 * @param startAgain brings PostgreSQL up and answers which process it is now; called again at the next beat if it fails
 */
export function watch(
  site: Site,
  lease: string,
  first: ProcessIdentity,
  startAgain: () => Promise<ProcessIdentity>,
): Watch {
  let postmaster = first;
  let ended = false;
  let round: Promise<void> | undefined;

  const lookAround = async () => {
    if (!(await keepLease(site, lease, postmaster))) {
      ended = true;
      clearInterval(timer);
      return;
    }
    if (await isRunning(postmaster)) return;
    postmaster = await startAgain();
    site.log("PostgreSQL had ended unasked. It is running again.");
  };
  const timer = setInterval(() => {
    round ??= lookAround()
      .catch((error: unknown) => {
        if (!ended) site.log(`PostgreSQL ended unasked and does not start: ${String(error)}`);
      })
      .finally(() => (round = undefined));
  }, site.timings.beat);
  timer.unref();

  return {
    async end() {
      ended = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** @returns false when another host has taken the folder meanwhile, as while this machine slept: then let go of it at once */
async function keepLease(site: Site, lease: string, postmaster: ProcessIdentity): Promise<boolean> {
  try {
    await beat(lease);
    return true;
  } catch {
    const running = await findPostmaster(site.cluster);
    if (running?.pid === postmaster.pid) {
      await writeHolder(lease, site.own).catch(() => undefined);
      return true;
    }
    if (await isRunning(postmaster)) breakOffPostmaster(postmaster.pid);
    site.log("The database folder was taken over or deleted. Letting go of it.");
    return false;
  }
}
