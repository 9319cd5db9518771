/** What the features of the server stand on, made once at its start. */
import type pg from "pg";
import type { Config, ThrottleLimits } from "./config.ts";
import type { Database } from "./platform/database/transactions.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import type { Pace } from "./platform/http/pace.ts";
import type { LiveTimes } from "./platform/live/live.ts";
import type { Logger } from "./platform/log/log.ts";
import type { Outward } from "./platform/outward/outward.ts";
import type { Passwords } from "./platform/security/passwords.ts";
import type { Slowdown } from "./platform/throttle/slowdown.ts";
import type { Throttle } from "./platform/throttle/throttle.ts";
import type { Workers } from "./platform/workers/workers.ts";

export interface Services {
  config: Config;
  database: Database;
  /** To the same database, for a connection that listens. */
  connection: pg.PoolConfig;
  files: FileStore;
  passwords: Passwords;
  throttle: Throttle;
  slowdown: Slowdown;
  limits: ThrottleLimits;
  /** Bytes of the largest recording. */
  maxRecording: number;
  /** Bytes of the largest document. */
  maxDocument: number;
  /** Bytes of the largest picture, as it is sent. */
  maxPicture: number;
  /** Bytes that all files of one band may take. */
  bandStorage: number;
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: string | null;
  workers: Workers;
  /** What members name elsewhere is fetched through it. */
  outward: Outward;
  log: Logger;
  /** Signs links to files; the same on every server of one database. */
  linkKey: Buffer;
  /** The folder of the built web application; left out, only the API is served. */
  site?: string;
  version: string;
  /** Where still pictures of videos are fetched from; the site's own address when left out. */
  thumbnails?: string;
  /** For tests that cannot wait. */
  liveTimes?: LiveTimes;
  pace?: Pace;
  now: () => Date;
}
