import path from "node:path";
import type { Holder } from "./holder.ts";
import type { Launcher } from "./launcher.ts";
import type { Programs } from "./programs.ts";
import type { Timings } from "./timings.ts";

/** One folder with a database, and what a server needs in order to work on it. */
export type Site = SitePaths & {
  programs: Programs;
  launcher: Launcher;
  own: Holder;
  /** Our own file among the leases. */
  lease: string;
  timings: Timings;
  log: (message: string) => void;
};

export type SitePaths = {
  folder: string;
  /** PostgreSQL's data. */
  cluster: string;
  /** One file per running server. */
  leases: string;
  /** Held while the database is being started or stopped. */
  lock: string;
  /** Where PostgreSQL answers. */
  doorFile: string;
  /** What PostgreSQL says about itself; no statements. */
  logFile: string;
  /** Only where PostgreSQL listens on a port. */
  passwordFile: string;
};

export function sitePaths(folder: string): SitePaths {
  const inside = (name: string) => path.join(folder, name);
  return {
    folder,
    cluster: inside("cluster"),
    leases: inside("leases"),
    lock: inside("lock"),
    doorFile: inside("door.json"),
    logFile: inside("postgres.log"),
    passwordFile: inside("password"),
  };
}
