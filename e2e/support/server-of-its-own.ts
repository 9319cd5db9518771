// A second server for flows that need a setting which the others must not have.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BUILT_SERVER, OWN_NODE, ROOT } from "../../scripts/paths.mjs";
import { freePort } from "./server-under-test.ts";

export interface OwnServer {
  readonly url: string;
  /** Ends it as an operator does, and starts it again with what it keeps. */
  restart(): Promise<void>;
  /** The same, with something done while it is away. */
  whileAway(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;

export async function serverOfItsOwn(settings: Record<string, string>): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "bandstand-e2e-own-"));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const server = spawn(OWN_NODE, [BUILT_SERVER], {
      cwd: ROOT,
      stdio: "ignore",
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: port,
        PUBLIC_URL: url,
        DATA_DIR: folder,
        SMTP_URL: "",
        S3_BUCKET: "",
        LIMIT_REGISTER_ADDRESS: "10000",
        ...settings,
      },
    });
    const until = Date.now() + PATIENCE_MS;
    while (!(await answers(url))) {
      if (Date.now() > until) throw new Error("The server does not answer.");
      await wait(250);
    }
    return async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    };
  };
  let end = await start();
  return {
    url,
    async restart() {
      await end();
      end = await start();
    },
    async whileAway(work) {
      await end();
      try {
        await work();
      } finally {
        end = await start();
      }
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}
