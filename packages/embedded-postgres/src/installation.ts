import path from "node:path";
import type { Holder } from "./claims/holder-file.ts";
import type { Launcher } from "./programs/launcher.ts";
import type { Programs } from "./programs/installed-programs.ts";
import type { Timings } from "./timings.ts";

/** A data directory, and what this server uses it with. */
export type Installation = InstallationPaths & {
  programs: Programs;
  launcher: Launcher;
  /** This server, as its lock file and its lease file name it. */
  own: Holder;
  /** Our own file among the leases. */
  leaseFile: string;
  timings: Timings;
  log: (message: string) => void;
};

export type InstallationPaths = {
  /** `DATA_DIR/db`. All the others are inside. */
  dataDir: string;
  /** PostgreSQL's own data directory (`PGDATA`). */
  cluster: string;
  /** One lease file per running server. */
  leasesFolder: string;
  /** Lock file, held while PostgreSQL is being started or stopped. */
  lockFile: string;
  /** Where PostgreSQL listens. */
  endpointFile: string;
  /** PostgreSQL's log; no statements. */
  logFile: string;
  /** The superuser's password, only where PostgreSQL listens on a port. */
  passwordFile: string;
};

/** The names on disk are a format: servers of other versions may use the same data directory, also at the same time. */
export function installationPaths(dataDir: string): InstallationPaths {
  const inside = (name: string) => path.join(dataDir, name);
  return {
    dataDir,
    cluster: inside("cluster"),
    leasesFolder: inside("leases"),
    lockFile: inside("lock"),
    // The endpoint was called a door when the first data directories were made.
    endpointFile: inside("door.json"),
    logFile: inside("postgres.log"),
    passwordFile: inside("password"),
  };
}
