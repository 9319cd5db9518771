import { join } from "node:path";
import { ensurePackages } from "../install/packages.mjs";
import { OWN_NODE, ROOT } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";
import { ensureBuilt } from "../build.mjs";

/**
 * Measures speed and memory, and prints each as a ratio beside its target.
 * @param {readonly string[]} args names of the measurements; all when none is given
 */
export async function run(args) {
  ensurePackages({ development: true });
  await ensureBuilt();
  return runInForeground({ program: OWN_NODE, args: [join(ROOT, "bench", "main.ts"), ...args] });
}
