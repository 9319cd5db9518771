// What the JSON reports of Vitest and Playwright say: how many tests passed, and which did not at once.

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures the titles of those that failed
 * @property {string[]} flaky the titles of those that passed at the second try
 */

const BETWEEN_TITLES = " › ";

/**
 * @param {any} report of Vitest's reporter `json`, which keeps the first failure of a test that passed later
 * @returns {Tally}
 */
export function readVitestReport({ numPassedTests, numFailedTests, testResults }) {
  /** @param {(test: any) => boolean} wanted */
  const titles = (wanted) =>
    testResults.flatMap((/** @type {any} */ { name, assertionResults, message, status }) => {
      const tests = assertionResults.filter(wanted);
      // A file that cannot be loaded fails without a test.
      if (assertionResults.length === 0 && wanted({ status, failureMessages: [message] })) {
        return [name];
      }
      return tests.map((/** @type {any} */ test) =>
        [name, ...test.ancestorTitles, test.title].join(BETWEEN_TITLES),
      );
    });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: titles(({ status }) => status === "failed"),
    flaky: titles(
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
   * @returns {string[]}
   */
  const titles = (suite, status, above = []) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === status)
        .map((/** @type {any} */ test) =>
          [`[${test.projectName}] ${above[0] ?? spec.file}`, ...above.slice(1), spec.title].join(
            BETWEEN_TITLES,
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) =>
      titles(inner, status, [...above, inner.title]),
    ),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: titles({ suites }, "unexpected"),
    flaky: titles({ suites }, "flaky"),
  };
}
