// What the JSON reports of Vitest and Playwright say: how many tests passed, and which did not at once, and why.
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {object} Miss
 * @property {string} title
 * @property {string} reason how its first try failed, in a few lines
 */

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {Miss[]} failures those that failed
 * @property {Miss[]} flaky those that passed at the second try
 */

const BETWEEN_TITLES = " › ";
const REASON_LINES = 8;

/** Enough for an error with its stack and the summary that follows it. */
const LAST_LINES = 50;

/** @param {string} [message] */
export const reasonOf = (message = "") =>
  stripVTControlCharacters(message).trim().split("\n").slice(0, REASON_LINES).join("\n");

/** @param {string} output of a program that says at its end why it failed */
export const lastWordsOf = (output) =>
  stripVTControlCharacters(output).trim().split("\n").slice(-LAST_LINES).join("\n");

/**
 * @param {any} report of Vitest's reporter `json`, which keeps the first failure of a test that passed later
 * @returns {Tally}
 */
export function readVitestReport({ numPassedTests, testResults }) {
  /** @param {(test: any) => boolean} wanted */
  const tests = (wanted) =>
    testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
      assertionResults.filter(wanted).map((/** @type {any} */ test) => ({
        title: [name, ...test.ancestorTitles, test.title].join(BETWEEN_TITLES),
        reason: reasonOf(test.failureMessages[0]),
      })),
    );
  const isFailed = (/** @type {any} */ { status }) => status === "failed";
  // One that cannot be loaded, or whose tests passed and what tidies up after them did not.
  const files = testResults
    .filter((/** @type {any} */ file) => isFailed(file) && !file.assertionResults.some(isFailed))
    .map((/** @type {any} */ { name, message }) => ({ title: name, reason: reasonOf(message) }));
  const failures = [...files, ...tests(isFailed)];
  return {
    passed: numPassedTests,
    failed: failures.length,
    failures,
    flaky: tests(
      ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0,
    ),
  };
}

/**
 * @param {any} report of Playwright's reporter `json`
 * @returns {Tally}
 */
export function readPlaywrightReport({ stats, suites }) {
  /**
   * @param {any} suite
   * @param {string} status
   * @param {string[]} above
   * @returns {Miss[]}
   */
  const misses = (suite, status, above = []) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === status)
        .map((/** @type {any} */ test) => ({
          title: [
            `[${test.projectName}] ${above[0] ?? spec.file}`,
            ...above.slice(1),
            spec.title,
          ].join(BETWEEN_TITLES),
          reason: reasonOf(test.results[0]?.error?.message),
        })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) =>
      misses(inner, status, [...above, inner.title]),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: misses({ suites }, "unexpected"),
    flaky: misses({ suites }, "flaky"),
  };
}
