/**
 * One PostgreSQL for all suites of a run, with one migrated database that each suite copies: ours, or the one that
 * TEST_DATABASE_URL names, whose user has to be a superuser, and which has to take some hundred connections.
 */
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { startEphemeralPostgres } from "@bandstand/embedded-postgres/ephemeral";
import type { Logins } from "../src/platform/database/logins.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import type { Roles } from "../src/platform/database/roles.ts";
import { buildWorkers } from "./built-workers.ts";
import { type Connection, databaseNamed, runOn } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: {
      connection: Connection;
      template: string;
      roles: Roles | null;
      logins: Logins | null;
    };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const { connection } = postgres;
  const template = `bandstand_test_${randomBytes(6).toString("hex")}`;
  await runOn(connection, `CREATE DATABASE ${template}`);
  const quiet = { info: () => {}, warn: () => {} };
  const { roles, logins } = await migrate(databaseNamed(connection, template), quiet);
  project.provide("postgres", { connection, template, roles, logins });
  const temporary = await temporaryFolder();
  await provideWorkers();
  return async () => {
    await runOn(connection, `DROP DATABASE ${template} WITH (FORCE)`);
    await postgres.stop();
    await temporary.remove();
  };
}

/** What tests leave among the temporary files goes with the run, even what one leaves that is stopped half-way. */
async function temporaryFolder(): Promise<{ remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-run-"));
  // Some tests hand folders in it to another account.
  await chmod(folder, 0o755);
  // oxlint-disable-next-line node/no-process-env -- the processes of the tests inherit it
  process.env.TMPDIR = folder;
  return { remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

async function provideWorkers(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "workers-"));
  await buildWorkers(folder);
  // oxlint-disable-next-line node/no-process-env -- the processes of the tests inherit it
  process.env.BUILT_WORKERS = `${pathToFileURL(folder).href}/`;
}

async function startPostgres(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  // oxlint-disable-next-line node/no-process-env -- a run's setting, not the product's
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connection: { connectionString: given }, stop: async () => {} };
  return startEphemeralPostgres();
}
