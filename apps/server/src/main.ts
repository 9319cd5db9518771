/** Starts a server with the settings of its environment, and stops it in order when it is told to. */
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "./config.ts";
import { EmbeddedPostgresError } from "@bandstand/embedded-postgres/embedded-postgres-error";
import { UnsuitableDatabase } from "./platform/database/migrate.ts";
import { startServer } from "./startup/start-server.ts";
import { createStopping } from "./startup/stopping.ts";

const { values: flags } = parseArgs({ options: { demo: { type: "boolean", default: false } } });

try {
  const server = await startServer(readConfig(process.env), flags);
  const stopping = createStopping({
    stop: () => void server.stop().then(() => process.exit(0)),
    endAtOnce: () => process.exit(1),
    now: () => performance.now(),
  });
  process.on("SIGTERM", () => stopping.told());
  process.on("SIGHUP", () => stopping.told());
  process.on("SIGINT", () => stopping.interrupted());
  process.stdout.write(`${server.welcome}\n`);
} catch (error) {
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof UnsuitableDatabase;
  process.stderr.write(
    isForPeople
      ? `${error.message}\n`
      : `${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
