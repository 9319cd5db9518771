/**
 * Worker threads as the build makes them: as a hundred modules of source each takes a second of the processor before it begins,
 * and every order has a thread of its own.
 */
import { mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";
import type { Plugin } from "vitest/config";
import options, { workersByName } from "../rolldown.config.ts";

const PACKAGE = join(import.meta.dirname, "..");
const SOURCE = /new URL\("\.\/(.+\.worker)\.ts", import\.meta\.url\)/;

/** Leads the tasks to workers that are built for this run. */
export function builtWorkers(): Plugin {
  let folder: Promise<string> | undefined;
  return {
    name: "built workers",
    transform: {
      filter: { id: /(?<!\.fixture)\.task\.ts$/ },
      async handler(code) {
        folder ??= buildWorkers();
        const built = pathToFileURL(await folder).href;
        return { code: code.replace(SOURCE, `new URL("${built}/$1.js")`), map: null };
      },
    },
  };
}

/** @returns a folder that goes with the run's temporary files (./global-setup.ts) */
async function buildWorkers(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "workers-"));
  // What the build leaves out is found as beside the sources.
  await symlink(join(PACKAGE, "../../node_modules"), join(dir, "node_modules"), "junction");
  await build({
    ...options,
    cwd: PACKAGE,
    input: workersByName,
    output: { ...options.output, dir, cleanDir: false, sourcemap: false },
  });
  return dir;
}
