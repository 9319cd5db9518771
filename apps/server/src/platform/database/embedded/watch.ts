// While a server runs: it shows that it lives, and PostgreSQL is started again should it end unasked.
import { breakOffPostmaster } from "./stop-postmaster.ts";
import { isRunning } from "./process-identity.ts";
import type { ProcessIdentity } from "./process-identity.ts";
import { findPostmaster } from "./running-postmaster.ts";
import { takeLease } from "./leases.ts";
import { beat } from "./holder.ts";
import type { Raised } from "./raise.ts";
import type { Site } from "./site.ts";

export type Watch = {
  /** Resolves when no round is under way any more. Answers whether the folder is still ours to leave in order. */
  end(): Promise<boolean>;
};

/** @param startAgain brings PostgreSQL up; called again at the next beat if it fails */
export function watch(site: Site, first: Raised, startAgain: () => Promise<Raised>): Watch {
  let postmaster = first.postmaster;
  let ours = true;
  let ended = false;
  let round: Promise<void> | undefined;

  const lookAround = async () => {
    if (!(await keepLease(site, postmaster))) {
      ours = false;
      clearInterval(timer);
      return;
    }
    if (ended || (await isRunning(postmaster))) return;
    const raised = await startAgain();
    postmaster = raised.postmaster;
    const sameDoor =
      raised.connection.host === first.connection.host &&
      raised.connection.port === first.connection.port;
    site.log(
      sameDoor
        ? "PostgreSQL had ended unasked. It is running again."
        : "PostgreSQL had ended unasked. It is running again, but at another address: start this server again.",
    );
  };
  const timer = setInterval(() => {
    round ??= lookAround()
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        site.log(`Looking after PostgreSQL failed, and is tried again. ${reason}`);
      })
      .finally(() => (round = undefined));
  }, site.timings.beat);
  timer.unref();

  return {
    async end() {
      ended = true;
      clearInterval(timer);
      await round;
      return ours;
    },
  };
}

/**
 * @returns false when another host has taken the folder over meanwhile, as while this machine slept, or when it was
 *   deleted: then PostgreSQL is let go of at once
 */
async function keepLease(site: Site, postmaster: ProcessIdentity): Promise<boolean> {
  try {
    await beat(site.lease);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const running = await findPostmaster(site.cluster);
  if (running?.pid === postmaster.pid) {
    await takeLease(site);
    return true;
  }
  if (await isRunning(postmaster)) await breakOffPostmaster(postmaster.pid);
  site.log("The database folder was taken over or deleted. Letting go of it.");
  return false;
}
