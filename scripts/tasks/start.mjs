import { ensurePackages } from "../install/packages.mjs";
import { OWN_NODE, SERVER_MAIN } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";
import { ensureWebBuilt, isWebStale } from "../web-build.mjs";

/**
 * Serves Bandstand in the foreground, installed and built as far as needed.
 * @param {readonly string[]} args passed on to the server
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  ensurePackages({ development: isWebStale() });
  await ensureWebBuilt();
  return runInForeground({ program: OWN_NODE, args: [SERVER_MAIN, ...args] });
}
