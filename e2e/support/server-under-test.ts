// The server that the flows run against: on a free port, with a data folder of its own that goes with the run.

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_SERVER, OWN_NODE, ROOT } from "../../scripts/paths.mjs";

export interface ServerUnderTest {
  readonly url: string;
  readonly command: string;
  readonly folder: string;
  readonly environment: Record<string, string>;
}

/** Where the server under test keeps its files; its outbox of mails is in there. */
export function dataFolder(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined)
    throw new Error("The flows are run by Playwright, which starts the server.");
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * What Playwright needs to start the server. Every worker reads the configuration again, so that the first
 * reading leaves its choices in the environment, which the workers inherit.
 */
export async function serverUnderTest(): Promise<ServerUnderTest> {
  process.env.E2E_PORT ??= String(await freePort());
  if (process.env.E2E_DATA_DIR === undefined) {
    const folder = mkdtempSync(join(tmpdir(), "bandstand-e2e-"));
    process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    process.env.E2E_DATA_DIR = join(folder, "data");
    // Browsers, and workers that are stopped half-way, leave temporary files: these go with the run as well.
    process.env.TMPDIR = join(folder, "temporary");
    mkdirSync(process.env.TMPDIR);
  }
  const url = `http://127.0.0.1:${process.env.E2E_PORT}`;
  return {
    url,
    command: `"${OWN_NODE}" "${BUILT_SERVER}"`,
    folder: ROOT,
    environment: {
      HOST: "127.0.0.1",
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: url,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Mails go to files, files to the disk, and every flow registers from the same address.
      SMTP_URL: "",
      S3_BUCKET: "",
      LIMIT_REGISTER_ADDRESS: "10000",
    },
  };
}
