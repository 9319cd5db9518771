import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "../install/chromium.mjs";
import { ensurePackages } from "../install/packages.mjs";
import { environment, OWN_NODE, ROOT, tool } from "../paths.mjs";
import { runToEnd } from "../processes.mjs";
import { ensureBuilt } from "../build.mjs";
import { lastWordsOf, readPlaywrightReport, readVitestReport } from "../test-reports.mjs";
import { check } from "./check.mjs";

/**
 * @typedef {import("../test-reports.mjs").Tally} Tally
 * @typedef {import("../test-reports.mjs").Miss} Miss
 */

/** docs/decisions/0031-a-second-try-for-every-test.md */
const RETRIES = process.env.CI === undefined ? 0 : 1;

/**
 * Runs a test program and counts by its JSON report. A program that ends badly without a failed test, or
 * without a report, counts as one failure.
 * @param {readonly string[]} args
 * @param {{ report: string, cwd?: string, env?: NodeJS.ProcessEnv, count: (report: any) => Tally }} options
 * @returns {Promise<Tally>}
 */
async function countTests(args, { report, cwd = ROOT, env = environment(), count }) {
  const { code, output } = await runToEnd(OWN_NODE, args, { cwd, env, show: true });
  /** @param {string} title */
  const endedBadly = (title) => [{ title, reason: lastWordsOf(output) }];
  try {
    const tally = count(JSON.parse(readFileSync(report, "utf8")));
    if (code === 0 || tally.failed > 0) return tally;
    // As after an error that came from no test.
    return { ...tally, failed: 1, failures: endedBadly(`exit code ${code} without a failed test`) };
  } catch {
    return { passed: 0, failed: 1, failures: endedBadly("no report"), flaky: [] };
  }
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} act
 */
async function inTemporaryFolder(act) {
  const folder = mkdtempSync(join(tmpdir(), "bandstand-test-"));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Unit and API tests, and those of components in Chromium.
 * @param {readonly string[]} filters
 */
async function unit(filters) {
  const chromium = await ensureChromium();
  return inTemporaryFolder((folder) => {
    const report = join(folder, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Tests of the server wait a quarter of their time: as many as there are cores leave one of them idle for as long.
    const options = [`--maxWorkers=${availableParallelism() + 1}`, `--retry=${RETRIES}`];
    return countTests([tool("vitest/vitest.mjs"), "run", ...options, ...reporters, ...filters], {
      report,
      env: { ...environment(), CHROMIUM: chromium },
      count: readVitestReport,
    });
  });
}

/**
 * Flows in a real Chromium against the real server.
 * @param {readonly string[]} filters
 */
async function e2e(filters) {
  const chromium = await ensureChromium();
  await ensureBuilt();
  return inTemporaryFolder((folder) => {
    const report = join(folder, "report.json");
    const env = {
      ...environment(),
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const options = ["--reporter=line,json", `--retries=${RETRIES}`];
    const args = [tool("@playwright/test/cli.js"), "test", ...options, ...filters];
    return countTests(args, {
      report,
      cwd: join(ROOT, "e2e"),
      env,
      count: readPlaywrightReport,
    });
  });
}

/**
 * @param {string} what
 * @param {readonly Miss[]} misses
 */
function tell(what, misses) {
  for (const { title, reason } of misses) {
    console.log(`${what}: ${title}`);
    if (reason !== "") console.log(reason.replaceAll(/^/gm, "    "));
  }
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Installs what the tests need and runs them: all of them, or one part: `check`, `unit` or `e2e`,
 * with what follows passed on to vitest or Playwright.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function run([part, ...filters]) {
  ensurePackages({ development: true });
  const parts = Object.entries({ check, unit, e2e }).filter(
    ([name]) => part === undefined || part === name,
  );
  if (parts.length === 0) {
    throw new Error(`There is no part "${part}" of the tests; there are: check, unit, e2e.`);
  }
  /** @type {Tally[]} */
  const tallies = [];
  for (const [, runPart] of parts) tallies.push(await runPart(filters));
  // In the closing lines, since those are what is kept of a long run.
  tell(
    "Flaky",
    tallies.flatMap(({ flaky }) => flaky),
  );
  tell(
    "Failed",
    tallies.flatMap(({ failures }) => failures),
  );
  const passed = sum(tallies.map((tally) => tally.passed));
  const failed = sum(tallies.map((tally) => tally.failed));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
