import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A mail that was to be read or passed on has been by then; its link has ended after a week at the latest. */
const KEPT_DAYS = 30;

/** Removes mails that have lain in the outbox for 30 days, and what a killed server left half written. @returns how many */
export async function tidyOutbox(folder: string, now: Date): Promise<number> {
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3600 * 1000;
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names.filter((each) => /\.(eml|tmp)$/.test(each))) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written === null || written.mtimeMs >= oldest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
