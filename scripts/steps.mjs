// Steps of a check: run a few at a time, one line each, their output only when they fail.

import { availableParallelism } from "node:os";
import { OWN_NODE } from "./paths.mjs";
import { runToEnd } from "./processes.mjs";
import { reasonOf } from "./test-reports.mjs";

/** @typedef {{ name: string, args: readonly string[], cwd?: string }} Step run by our own Node */
/** @typedef {import("./test-reports.mjs").Tally} Tally */

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<Tally>}
 */
export async function runSteps(steps) {
  const waiting = [...steps];
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, failures: [], flaky: [] };
  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { code, output } = await runToEnd(
        OWN_NODE,
        step.args,
        step.cwd ? { cwd: step.cwd } : {},
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? "✓" : "✗"} ${step.name} ${seconds} s`);
      tally[code === 0 ? "passed" : "failed"] += 1;
      if (code !== 0) {
        console.log(output.trimEnd());
        tally.failures.push({ title: step.name, reason: reasonOf(output) });
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return tally;
}
