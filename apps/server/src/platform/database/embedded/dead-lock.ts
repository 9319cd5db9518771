import { open, readFile, rm, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Removes a dead server's lock, and surely not the lock of somebody who cleared and took it before us: only the one who
 * made the second file may remove, and only what it saw.
 */
export async function clearDeadLock(file: string, seen: string): Promise<void> {
  const guard = `${file}.clearing`;
  const handle = await open(guard, "wx", 0o600).catch(() => undefined);
  if (handle === undefined) {
    // Its maker needs a moment only; one that was killed within that moment must not block the folder for good.
    const made = await stat(guard).catch(() => undefined);
    if (made !== undefined && Date.now() - made.mtimeMs > 10_000) await rm(guard, { force: true });
    await delay(10);
    return;
  }
  try {
    if ((await readFile(file, "utf8").catch(() => undefined)) === seen)
      await rm(file, { force: true });
  } finally {
    await handle.close();
    await rm(guard, { force: true });
  }
}
