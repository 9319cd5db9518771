/**
 * Worker threads as the build makes them: as a hundred modules of source each takes a second of the processor before it begins,
 * and every order has a thread of its own.
 */
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { build } from "rolldown";
import type { Plugin } from "vitest/config";
import options, { workersByName } from "../rolldown.config.ts";

const PACKAGE = join(import.meta.dirname, "..");
const SOURCE = /new URL\("\.\/(.+\.worker)\.ts", import\.meta\.url\)/;

/** Leads the tasks to what `buildWorkers` has built, in the folder that `BUILT_WORKERS` names: what is transformed here is kept. */
export const builtWorkers: Plugin = {
  name: "built workers",
  transform: {
    filter: { id: /(?<!\.fixture)\.task\.ts$/ },
    handler: (code) => ({
      code: code.replace(SOURCE, 'new URL("$1.js", process.env.BUILT_WORKERS)'),
      map: null,
    }),
  },
};

/** @param dir an empty folder */
export async function buildWorkers(dir: string): Promise<void> {
  // What the build leaves out is found as beside the sources.
  await symlink(join(PACKAGE, "../../node_modules"), join(dir, "node_modules"), "junction");
  await build({
    ...options,
    cwd: PACKAGE,
    input: workersByName,
    output: { ...options.output, dir, cleanDir: false, sourcemap: false },
  });
}
