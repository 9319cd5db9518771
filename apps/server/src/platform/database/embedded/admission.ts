// May we use the folder, given who else says that they do? Asked while holding the folder's lock.
import { inUseElsewhere } from "./folder-lock.ts";
import { readHolder, stirs } from "./holder.ts";
import { otherLeases, removeLease } from "./leases.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { disownPostmasterFile, findPostmaster } from "./running-postmaster.ts";
import type { Site } from "./site.ts";

/**
 * Clears away what dead servers left.
 * @throws EmbeddedPostgresError `folder_in_use_elsewhere` when a server of another host lives
 */
export async function admit(site: Site): Promise<void> {
  const others = await otherLeases(site);
  const elsewhere = others.find(({ verdict }) => verdict === "elsewhere");
  if (elsewhere !== undefined) throw await inUseElsewhere(elsewhere.file);

  const silent = others.filter(({ verdict }) => verdict === "silent").map(({ file }) => file);
  const isOursToSee =
    others.some(({ verdict }) => verdict === "here") ||
    (await findPostmaster(site.cluster)) !== undefined;
  if (silent.length > 0 && !isOursToSee) await fence(site, silent);

  const dead = others.filter(({ verdict }) => verdict === "gone" || verdict === "silent");
  await Promise.all(dead.map(({ file }) => removeLease(file)));
}

/**
 * A server on another host was killed, and its PostgreSQL may have outlived it, out of our sight. PostgreSQL ends itself
 * once it finds that `postmaster.pid` is no longer its own: take the file away from it, and wait until it must have looked.
 */
async function fence({ cluster, timings, log }: Site, silent: string[]): Promise<void> {
  if ((await readPostmasterFile(cluster)) === undefined) return;
  // From before anybody is told: who hears of it may be the one who stirs.
  const last = await Promise.all(
    silent.map(async (file) => ({ file, beatAt: (await readHolder(file))?.beatAt })),
  );
  const seconds = Math.ceil(timings.fence / 1000);
  log(
    `The database was last used on another machine, which did not close it. Making sure that nothing uses it there any more: ${seconds} seconds.`,
  );
  await disownPostmasterFile(cluster);
  const stirring = last.map(async ({ file, beatAt }) => {
    if (beatAt !== undefined && (await stirs(file, beatAt, timings.fence))) {
      throw await inUseElsewhere(file);
    }
  });
  await Promise.all(stirring);
}
