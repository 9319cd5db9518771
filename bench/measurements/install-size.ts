/** What a production install takes on the disk: sources, what is built of them, packages, Node and PostgreSQL. */
import { execFile } from "node:child_process";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { environment, ROOT } from "../../scripts/paths.mjs";
import type { Measurement } from "../measurement.ts";
import { startChild } from "../product/child.ts";
import { withFolder } from "../product/product.ts";

const run = promisify(execFile);

export const installSize: Measurement = {
  name: "install-size",
  isSlow: true,
  run: () =>
    withFolder(async (folder) => {
      const clone = join(folder, "bandstand");
      await run("git", ["clone", "--quiet", "--depth=1", `file://${ROOT}`, clone]);
      const npm = (...args: string[]) =>
        run("npm", [...args, "--no-audit", "--no-fund"], { cwd: clone, env: environment() });
      await npm("ci");
      await serve(clone, folder);
      await npm("ci", "--omit=dev");
      // Would install the rest again if anything were missing.
      await serve(clone, folder);
      return [
        {
          name: "production install",
          ours: (await sizeOf(clone)) / 1024 / 1024,
          bare: null,
          unit: "MB",
          target: { of: "ours", is: "at most", value: 350 },
        },
      ];
    }),
};

/** Builds what is stale and serves, as `npm start` does, until the first answer. */
async function serve(clone: string, folder: string): Promise<void> {
  const start = [join(clone, "scripts", "bootstrap.mjs"), "start"];
  const server = await startChild(start, { DATA_DIR: join(folder, "data"), PORT: "0" });
  await fetch(`${server.url}/api/health`);
  await server.stop();
}

/** Bytes on the disk, links not followed. A file of several names counts once, as it takes its room once. */
async function sizeOf(folder: string, counted = new Set<number>()): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      size += await sizeOf(path, counted);
      continue;
    }
    const { blocks, ino } = await lstat(path);
    if (!counted.has(ino)) size += blocks * 512;
    counted.add(ino);
  }
  return size;
}
