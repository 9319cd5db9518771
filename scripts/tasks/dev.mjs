import { ensurePackages } from "../install/packages.mjs";
import { OWN_NODE, SERVER_MAIN, tool, WEB } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";

/**
 * Server and web side by side, both following changes of their sources.
 * @param {readonly string[]} args passed on to the server
 */
export async function run(args) {
  ensurePackages({ development: true });
  return runInForeground(
    { program: OWN_NODE, args: ["--watch", "--watch-preserve-output", SERVER_MAIN, ...args] },
    { program: OWN_NODE, args: [tool("vite/bin/vite.js"), "--clearScreen", "false"], cwd: WEB },
  );
}
