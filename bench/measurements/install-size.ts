/** What a production install takes on the disk, Node and PostgreSQL included. */
import { execFile } from "node:child_process";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { environment, ROOT } from "../../scripts/paths.mjs";
import type { Measurement } from "../measurement.ts";
import { withFolder } from "../product/product.ts";

const run = promisify(execFile);

export const installSize: Measurement = {
  name: "install-size",
  isSlow: true,
  run: () =>
    withFolder(async (folder) => {
      const clone = join(folder, "bandstand");
      await run("git", ["clone", "--quiet", "--depth=1", `file://${ROOT}`, clone]);
      await run("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund"], {
        cwd: clone,
        env: { ...environment(), NODE_ENV: "production" },
      });
      return [
        {
          name: "production install",
          ours: (await sizeOf(join(clone, "node_modules"))) / 1024 / 1024,
          bare: null,
          unit: "MB",
          target: { of: "ours", is: "at most", value: 350 },
        },
      ];
    }),
};

/** Bytes on the disk, links not followed. */
async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    size += entry.isDirectory() ? await sizeOf(path) : ((await lstat(path)).blocks ?? 0) * 512;
  }
  return size;
}
