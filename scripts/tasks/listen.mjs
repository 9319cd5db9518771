import { join } from "node:path";
import { ensurePackages } from "../install/packages.mjs";
import { OWN_NODE, ROOT } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";

/**
 * Prints how well the beats of real recordings are found, which are in a folder outside of the repository.
 * @param {readonly string[]} args the folders, and options
 */
export async function run(args) {
  ensurePackages({ development: true });
  return runInForeground({
    program: OWN_NODE,
    args: [join(ROOT, "bench", "listen", "main.ts"), ...args],
  });
}
