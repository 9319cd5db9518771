import { ensurePackages } from "../install/packages.mjs";
import { BUILT_SERVER, OWN_NODE, SERVER_FLAGS, SERVER_MAIN } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";
import { ensureBuilt, isAnythingStale } from "../build.mjs";

/**
 * Serves Bandstand in the foreground, installed and built as far as needed.
 * @param {readonly string[]} args passed on to the server
 * @returns {Promise<number>} the exit code
 */
export async function run(args) {
  ensurePackages({ development: isAnythingStale() });
  await ensureBuilt();
  // The demo band's songs are rendered by workers that exist as sources only.
  const program = args.includes("--demo") ? SERVER_MAIN : BUILT_SERVER;
  return runInForeground({ program: OWN_NODE, args: [...SERVER_FLAGS, program, ...args] });
}
