// npm packages cannot carry symbolic links, so the PostgreSQL package lists those of its libraries in a file and makes
// them in an install script. Install scripts may be switched off; then we make them.
import { randomUUID } from "node:crypto";
import { readFile, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the missing library links of a package below `root` (a copy of the package, or the package itself).
 * Harmless when done already, and when several processes do it at once.
 * @returns false when links are missing and their directory cannot be written
 */
export async function ensureLibraryLinks(
  packageFolder: string,
  root: string = packageFolder,
): Promise<boolean> {
  const listed = await readFile(
    path.join(packageFolder, "native", "pg-symlinks.json"),
    "utf8",
  ).catch(() => "[]");
  for (const { source, target } of linkList.parse(JSON.parse(listed))) {
    const link = path.resolve(root, target);
    const aim = path.relative(path.dirname(target), source);
    if (!(await isLink(link, aim)) && !(await makeLink(link, aim))) return false;
  }
  return true;
}

/** A plain copy of the library (some file systems and archives make one of a link) serves as well. */
async function isLink(link: string, aim: string): Promise<boolean> {
  const found = await readlink(link).catch(() => undefined);
  if (found !== undefined && found !== aim) return false;
  return stat(link).then(
    () => true,
    () => false,
  );
}

/** Made under another name and renamed, so that there is no moment without the link for another process. */
async function makeLink(link: string, aim: string): Promise<boolean> {
  const aside = `${link}.${randomUUID()}`;
  try {
    await symlink(aim, aside);
    await rename(aside, link);
    return true;
  } catch {
    await rm(aside, { force: true }).catch(() => undefined);
    return isLink(link, aim);
  }
}
