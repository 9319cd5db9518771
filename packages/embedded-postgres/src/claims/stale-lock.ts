import { open, readFile, rm, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Removes the stale lock file of a dead server, and never the lock file of somebody who removed it and took the lock before
 * us: only the one who creates a second file, the guard, may remove, and only the content that was judged stale.
 */
export async function removeStaleLock(lockFile: string, stale: string): Promise<void> {
  const guard = `${lockFile}.clearing`;
  const handle = await open(guard, "wx", 0o600).catch(() => undefined);
  if (handle === undefined) {
    // Whoever holds the guard needs a moment only; one that was killed in that moment must not block us for good.
    const made = await stat(guard).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > 10_000) await rm(guard, { force: true });
    await delay(10);
    return;
  }
  try {
    if ((await readFile(lockFile, "utf8").catch(() => undefined)) === stale)
      await rm(lockFile, { force: true });
  } finally {
    await handle.close();
    await rm(guard, { force: true });
  }
}
