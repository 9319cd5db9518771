import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/**
 * The superuser's password, made and kept in the file when there is none yet.
 * @returns undefined where PostgreSQL listens on a socket in a private directory, which needs no password
 */
export async function ensurePassword(file: string): Promise<string | undefined> {
  if (process.platform !== "win32") return undefined;
  const found = await readFile(file, "utf8").catch(() => undefined);
  if (found !== undefined) return found.trim();
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true });
  return password;
}
