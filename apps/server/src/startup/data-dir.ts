/** The folder that everything is kept in. */
import { mkdir, stat } from "node:fs/promises";
import { ConfigError } from "../config.ts";
import type { Logger } from "../platform/log/log.ts";

const OTHERS_MAY_WRITE = 0o022;

/**
 * Made for this account alone where it is not there. One that is there stays as it is, since all in it is closed already and
 * a backup may come this way; but whoever may write into it could put folders of their own in the place of ours.
 * Throws `ConfigError`.
 */
export async function openDataDir(folder: string, log: Pick<Logger, "warn">): Promise<void> {
  // PostgreSQL that root runs as somebody else goes through it by its path, but for Linux.
  const isPassed = process.platform !== "linux" && process.getuid?.() === 0;
  const mode = isPassed ? 0o711 : 0o700;
  const made = await mkdir(folder, { recursive: true, mode }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR: this folder cannot be made (${reason}).`, { cause: error });
  });
  if (made !== undefined || process.platform === "win32") return;
  const found = await stat(folder);
  if ((found.mode & OTHERS_MAY_WRITE) !== 0)
    log.warn({ folder }, "other accounts may write into DATA_DIR: chmod go-w would end that");
}
