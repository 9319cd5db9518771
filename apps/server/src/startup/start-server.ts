/** The composition root: everything that a server consists of, put together in the order in which it depends on itself. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { jobsOf } from "../jobs.ts";
import { PACKAGE, SITE } from "../paths.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { createLog, type Logger } from "../platform/log/log.ts";
import { findFfmpeg } from "../platform/media/ffmpeg.ts";
import { addressRule } from "../platform/outward/address-rule.ts";
import { createOutward } from "../platform/outward/outward.ts";
import { argon2Passwords } from "../platform/security/passwords.ts";
import { serverSecret } from "../platform/security/server-secret.ts";
import { createSlowdown } from "../platform/throttle/slowdown.ts";
import { databaseThrottle } from "../platform/throttle/throttle.ts";
import { createWorkers } from "../platform/workers/workers.ts";
import { checkPrograms } from "./check-programs.ts";
import { openDataDir } from "./data-dir.ts";
import { listenFailure } from "./listen-failure.ts";
import { openBounces } from "./open-bounces.ts";
import { openDatabase, type OpenedDatabase } from "./open-database.ts";
import { openDemo } from "./open-demo.ts";
import { openFiles } from "./open-files.ts";
import { openMail, outbox } from "./open-mail.ts";
import { rootAdvice } from "./root-advice.ts";
import { welcomeText } from "./welcome-text.ts";

export interface RunningServer {
  url: string;
  /** Five lines for the person at the terminal. */
  welcome: string;
  stop(): Promise<void>;
}

export async function startServer(
  config: Config,
  flags: { demo: boolean },
): Promise<RunningServer> {
  await checkPrograms(config);
  const log = createLog(config.logLevel);
  const advice = rootAdvice(process.getuid?.());
  if (advice !== null) log.warn(advice);
  await openDataDir(config.dataDir, log);
  const opening = openDatabase(config, log);
  try {
    return await serve({ config, flags, log, opening });
  } catch (error) {
    // Our own PostgreSQL would go on without a server.
    await opening.then(
      (opened) => opened.close(),
      () => undefined,
    );
    throw error;
  }
}

interface Beginning {
  config: Config;
  flags: { demo: boolean };
  log: Logger;
  opening: Promise<OpenedDatabase>;
}

async function serve({ config, flags, log, opening }: Beginning): Promise<RunningServer> {
  const [opened, { files, description: filesAt }, version, ffmpeg] = await Promise.all([
    opening,
    openFiles(config),
    readVersion(),
    findFfmpeg(config.searchPath),
  ]);
  const { database } = opened;
  const services = {
    config,
    log,
    database,
    connection: opened.connection,
    files,
    passwords: argon2Passwords(),
    throttle: databaseThrottle(database),
    slowdown: createSlowdown(),
    workers: createWorkers(),
    outward: createOutward({
      rule: addressRule(config.calendarNetworks),
      agent: `Bandstand/${version}`,
    }),
    limits: config.limits,
    maxRecording: config.maxRecording,
    maxDocument: config.maxDocument,
    maxPicture: config.maxPicture,
    bandStorage: config.bandStorage,
    linkKey: await serverSecret(database, "upload links"),
    version,
    ffmpeg,
    now: () => new Date(),
    ...(existsSync(join(SITE, "index.html")) && { site: SITE }),
  };
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const demo = flags.demo ? await openDemo(services, config, say) : null;
  const app = await buildApp(services);
  const url = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenFailure(error, config);
  });
  const { mailer, description: mailAt } = openMail(config);
  const publicUrl = config.publicUrl ?? url;
  const worker = await startWorker({
    connection: opened.connection,
    jobs: jobsOf({
      ...services,
      mailer,
      publicUrl,
      outbox: outbox(config.dataDir),
      bounceAddress: config.bounces?.address,
    }),
    log,
  });
  const closeBounces = await openBounces(services);
  return {
    url,
    welcome: [
      welcomeText({
        version,
        url: publicUrl,
        database: opened.description,
        files: filesAt,
        mail: mailAt,
      }),
      demo,
    ]
      .filter((lines) => lines !== null)
      .join("\n"),
    async stop() {
      await app.close();
      await closeBounces();
      await worker.stop();
      await opened.close();
    },
  };
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, "utf8")) as { version: string };
  return version;
}
