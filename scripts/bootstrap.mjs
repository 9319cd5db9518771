// Entry of every npm script. It has no dependencies and runs on whatever Node the machine has: it installs
// what is missing, then the task runs everything else on the project's own Node.

import { tooOld } from "./install/node-version.mjs";

const TASKS = {
  start: () => import("./tasks/start.mjs"),
  demo: () => import("./tasks/demo.mjs"),
  dev: () => import("./tasks/dev.mjs"),
  check: () => import("./tasks/check.mjs"),
  test: () => import("./tasks/test.mjs"),
  bench: () => import("./tasks/bench.mjs"),
  analyse: () => import("./tasks/analyse.mjs"),
  listen: () => import("./tasks/listen.mjs"),
  learn: () => import("./tasks/learn.mjs"),
};

/**
 * @param {string} name
 * @param {readonly string[]} args
 */
async function runTask(name, args) {
  const old = tooOld(process.versions.node);
  if (old) throw new Error(old);
  if (!Object.hasOwn(TASKS, name)) {
    throw new Error(`There is no task "${name}"; there are: ${Object.keys(TASKS).join(", ")}.`);
  }
  const { run } = await TASKS[/** @type {keyof typeof TASKS} */ (name)]();
  return run(args);
}

const [name = "start", ...args] = process.argv.slice(2);
try {
  process.exitCode = await runTask(name, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
