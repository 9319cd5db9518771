/** Puts the features on the HTTP server. Everything they need comes in as an argument. */
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Config, ThrottleLimits } from "./config.ts";
import { ENDPOINT_GROUPS as GROUPS } from "./endpoint-groups.ts";
import { applicationHandlers } from "./features/application/application.routes.ts";
import { bandImportHandlers } from "./features/band-import/band-import.routes.ts";
import { bandUserSongHandlers } from "./features/band-user-songs/band-user-songs.routes.ts";
import { bookmarkHandlers } from "./features/bookmarks/bookmarks.routes.ts";
import { countHandlers } from "./features/counts/counts.routes.ts";
import { lookupHandlers } from "./features/lookups/lookups.routes.ts";
import { practiceHandlers } from "./features/practices/practices.routes.ts";
import { setlistHandlers } from "./features/setlists/setlists.routes.ts";
import { authenticator } from "./features/sign-in/authenticator.ts";
import { signInHandlers } from "./features/sign-in/sign-in.routes.ts";
import { songLibraryHandlers } from "./features/song-library/song-library.routes.ts";
import { songRatingHandlers } from "./features/song-ratings/song-ratings.routes.ts";
import { songHandlers } from "./features/songs/songs.routes.ts";
import { serveUploads } from "./features/uploads/uploads.routes.ts";
import { videoHandlers } from "./features/videos/videos.routes.ts";
import type { Database } from "./platform/database/transactions.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { serveApiPage } from "./platform/http/api-page.ts";
import { openApiDocument } from "./platform/http/openapi.ts";
import type { Pace } from "./platform/http/pace.ts";
import { mount } from "./platform/http/router.ts";
import { createServer } from "./platform/http/server.ts";
import { serveSite } from "./platform/http/site.ts";
import { createLive, type LiveTimes } from "./platform/live/live.ts";
import type { Logger } from "./platform/log/log.ts";
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
  /** Bytes that all files of one band may take. */
  bandStorage: number;
  /** Where ffmpeg is; null when this machine has none. */
  ffmpeg: string | null;
  workers: Workers;
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

export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, log } = services;
  const app = await createServer({
    log,
    trustProxy: config.trustProxy,
    isHttps: config.publicUrl?.startsWith("https:") ?? false,
    maxUpload: services.maxRecording,
    ...(services.pace && { pace: services.pace }),
  });
  const authenticate = authenticator(services);
  const live = createLive({ ...services, ...services.liveTimes });
  app.addHook("preClose", () => live.close());
  mount(app, authenticate, GROUPS.application, applicationHandlers(services));
  mount(app, authenticate, GROUPS.signIn, signInHandlers(services));
  mount(app, authenticate, GROUPS.counts, countHandlers(services));
  mount(app, authenticate, GROUPS.lookups, lookupHandlers(services));
  mount(app, authenticate, GROUPS.songs, songHandlers(services));
  mount(app, authenticate, GROUPS.setlists, setlistHandlers({ ...services, live, authenticate }));
  mount(app, authenticate, GROUPS.bandImport, bandImportHandlers(services));
  mount(app, authenticate, GROUPS.songLibrary, songLibraryHandlers(services));
  mount(app, authenticate, GROUPS.songRatings, songRatingHandlers(services));
  mount(app, authenticate, GROUPS.bookmarks, bookmarkHandlers(services));
  mount(app, authenticate, GROUPS.bandUserSongs, bandUserSongHandlers(services));
  mount(app, authenticate, GROUPS.practices, practiceHandlers(services));
  mount(app, authenticate, GROUPS.videos, videoHandlers({ ...services, closing: closingOf(app) }));
  serveUploads(app, authenticate, services);
  const { version } = services;
  await serveApiPage(app, () => openApiDocument(GROUPS, { version, server: "/api" }));
  if (services.site) await serveSite(app, services.site, config);
  return app;
}

/** Aborted when the server begins to close, for requests that wait for something. */
function closingOf(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  return closing.signal;
}
