// May this server use the data directory, given the leases of others? Asked while holding the lock file.
import type { Installation } from "../installation.ts";
import { readPostmasterFile } from "../postmaster/postmaster-file.ts";
import { findPostmaster, invalidatePostmasterFile } from "../postmaster/running-postmaster.ts";
import { inUseElsewhere } from "./data-dir-lock.ts";
import { readHolder } from "./holder-file.ts";
import { otherLeases, releaseLease } from "./leases.ts";
import { isAlive } from "./liveness.ts";

/**
 * Removes the stale leases of dead servers, having fenced off those whose PostgreSQL may be running on another host.
 * @throws EmbeddedPostgresError `folder_in_use_elsewhere` when a server of another host is alive
 */
export async function claimDataDir(installation: Installation): Promise<void> {
  const others = await otherLeases(installation);
  const elsewhere = others.find(({ liveness }) => liveness === "elsewhere");
  if (elsewhere !== undefined) throw await inUseElsewhere(elsewhere.file);

  const silent = others.filter(({ liveness }) => liveness === "silent").map(({ file }) => file);
  const runsHere =
    others.some(({ liveness }) => liveness === "here") ||
    (await findPostmaster(installation.cluster)) !== undefined;
  if (silent.length > 0 && !runsHere) await fence(installation, silent);

  const stale = others.filter(({ liveness }) => liveness === "gone" || liveness === "silent");
  await Promise.all(stale.map(({ file }) => releaseLease(file)));
}

/**
 * Fencing. A server on another host was killed, and its postmaster may have outlived it where we cannot see or signal it.
 * PostgreSQL ends itself once it finds that `postmaster.pid` is no longer its own: we take that file away from it, and wait
 * until it must have looked.
 */
async function fence({ cluster, timings, log }: Installation, silent: string[]): Promise<void> {
  if ((await readPostmasterFile(cluster)) === undefined) return;
  // Read before anything is logged: whoever reads the log may be the one to send the next heartbeat.
  const last = await Promise.all(
    silent.map(async (file) => ({ file, heartbeatAt: (await readHolder(file))?.heartbeatAt })),
  );
  const seconds = Math.ceil(timings.fencing / 1000);
  log(
    `The database was last used on another machine, which did not close it. Making sure that nothing uses it there any more: ${seconds} seconds.`,
  );
  await invalidatePostmasterFile(cluster);
  const watches = last.map(async ({ file, heartbeatAt }) => {
    if (heartbeatAt !== undefined && (await isAlive(file, heartbeatAt, timings.fencing))) {
      throw await inUseElsewhere(file);
    }
  });
  await Promise.all(watches);
}
