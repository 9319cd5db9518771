import { join } from "node:path";
import { ensurePackages } from "../install/packages.mjs";
import { OWN_NODE, ROOT } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";

/**
 * Prints beats, bars, key and chords of a recording as JSON.
 * @param {readonly string[]} args the recording's file
 */
export async function run(args) {
  ensurePackages({ development: true });
  return runInForeground({
    program: OWN_NODE,
    args: [join(ROOT, "scripts", "analyse", "main.ts"), ...args],
  });
}
