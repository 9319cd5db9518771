import { spawnSync } from "node:child_process";
import { ROOT } from "../paths.mjs";

/**
 * Runs the npm that called us, or else the one on the PATH, in the root of the repository.
 * @param {readonly string[]} args
 * @returns {boolean} whether it succeeded; what it has to say goes to this process's own output
 */
export function npm(args) {
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const caller = process.env["npm_execpath"];
  const ended = caller?.endsWith(".js")
    ? spawnSync(process.execPath, [caller, ...args, ...quiet], { cwd: ROOT, stdio: "inherit" })
    : spawnSync("npm", [...args, ...quiet], {
        cwd: ROOT,
        stdio: "inherit",
        shell: process.platform === "win32",
      });
  return ended.status === 0;
}
