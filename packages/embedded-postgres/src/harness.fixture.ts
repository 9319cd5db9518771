// The harness of a test about the embedded PostgreSQL: starts servers, and stops and deletes whatever the test left.
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import * as z from "zod/mini";
import type { Connection } from "./cluster/database.ts";
import { readEndpointFile } from "./postmaster/endpoint-file.ts";
import { removeEndpoint } from "./postmaster/endpoint.ts";
import { isRunning, identityOf } from "./system/process-identity.ts";
import { findInstalledPrograms } from "./programs/installed-programs.ts";
import { findPostmaster } from "./postmaster/running-postmaster.ts";
import { installationPaths } from "./installation.ts";
import { startEmbeddedPostgres } from "./supervisor.ts";
import type { EmbeddedPostgres, EmbeddedPostgresOverrides } from "./supervisor.ts";

const ready = z.object({
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    database: z.string(),
  }),
  adopted: z.boolean(),
  version: z.string(),
});

export type ServerProcess = z.infer<typeof ready> & {
  child: ChildProcess;
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export type Harness = ReturnType<typeof createHarness>;

/** @param folder where everything of one test happens */
export function createHarness(folder: string) {
  const servers: EmbeddedPostgres[] = [];
  const children: ChildProcess[] = [];
  const dataDirs = new Set<string>();
  const log: string[] = [];

  return {
    folder,
    log,

    async start(db: string, overrides: EmbeddedPostgresOverrides = {}): Promise<EmbeddedPostgres> {
      dataDirs.add(db);
      const server = await startEmbeddedPostgres(
        { dataDir: db, log: (message) => void log.push(message) },
        overrides,
      );
      servers.push(server);
      return server;
    },

    /** A process of its own, as a shell would start it: with a process group that Ctrl-C reaches. */
    spawnServer(
      db: string,
      options: {
        hostName?: string;
        asNobody?: boolean;
        programs?: string;
        /** A program that is to start the server. */
        through?: string[];
        quiet?: boolean;
      } = {},
    ): ChildProcess {
      dataDirs.add(db);
      const program = path.join(import.meta.dirname, "server-process.fixture.ts");
      const { hostName = "", asNobody = false, programs = "" } = options;
      const args = [program, db, hostName, asNobody ? "yes" : "", programs];
      const [file = process.execPath, ...rest] = [
        ...(options.through ?? []),
        process.execPath,
        ...args,
      ];
      const child = spawn(file, rest, {
        stdio: ["pipe", "pipe", options.quiet === true ? "pipe" : "inherit"],
        detached: true,
        cwd: "/",
      });
      children.push(child);
      return child;
    },

    async serverReady(child: ChildProcess): Promise<ServerProcess> {
      if (child.stdout === null) throw new Error("The server's output is not read.");
      const line = await Promise.race([
        once(createInterface(child.stdout), "line"),
        once(child, "exit"),
      ]);
      const end = (how: () => void) => async () => {
        const ended =
          child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
        how();
        await ended;
      };
      return {
        ...ready.parse(JSON.parse(String(line[0]))),
        child,
        kill: end(() => child.kill("SIGKILL")),
        stop: end(() => child.stdin?.end()),
      };
    },

    async cleanUp(): Promise<void> {
      for (const child of children) child.kill("SIGKILL");
      await Promise.all(servers.map((server) => server.stop().catch(() => undefined)));
      for (const db of dataDirs) await endPostmaster(db);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A data directory as a first start leaves it, with one song in it. */
export async function prepareDataDir(): Promise<string> {
  const db = path.join(await temporaryFolder(), "db");
  const server = await startEmbeddedPostgres({ dataDir: db, log: () => undefined });
  await query(server.connection, "create table song (title text primary key)");
  await addSong(server, "Zoë’s Waltz");
  await server.stop();
  return db;
}

export async function songs(server: { connection: Connection }): Promise<unknown[]> {
  const rows = await query(server.connection, "select title from song order by title");
  return rows.map(({ title }) => title);
}

export async function addSong(server: { connection: Connection }, title: string): Promise<void> {
  await query(server.connection, `insert into song values ('${title}')`);
}

/**
 * PostgreSQL's programs in a folder of their own, which can be deleted. Whole: links would lead whoever PostgreSQL runs as
 * into a checkout that may be closed to them.
 */
export async function copyOfPrograms(parent: string): Promise<string> {
  const { programs } = await findInstalledPrograms();
  const folder = path.join(parent, "programs");
  await cp(programs.folder, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), "embedded-"));
}

export async function query(
  connection: Connection,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterPid(db: string): Promise<number | undefined> {
  return (await findPostmaster(installationPaths(db).cluster))?.pid;
}

/** Kills it like a power cut would, and waits until it is gone. */
export async function killPostmaster(
  db: string,
  signal: "SIGKILL" | "SIGQUIT" = "SIGKILL",
): Promise<void> {
  const pid = await postmasterPid(db);
  const identity = pid === undefined ? undefined : await identityOf(pid);
  if (identity === undefined) return;
  process.kill(identity.pid, signal);
  while (await isRunning(identity)) await new Promise((resolve) => setTimeout(resolve, 2));
}

async function endPostmaster(db: string): Promise<void> {
  await killPostmaster(db, "SIGQUIT").catch(() => undefined);
  const endpoint = await readEndpointFile(installationPaths(db).endpointFile);
  if (endpoint !== undefined) await removeEndpoint(endpoint);
}
