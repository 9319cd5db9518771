import { expect, test } from "vitest";
import { lastWordsOf, readPlaywrightReport, readVitestReport } from "./test-reports.mjs";

const assertion = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ["a set list"],
  title,
  status,
  failureMessages,
});

test("Vitest's report names the tests that failed, and those that passed at the second try", () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        name: "setlists.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          assertion("is saved", "passed"),
          assertion("is copied", "passed", ["expected 1 to be 2"]),
          assertion("is deleted", "failed", ["\u001B[31mError\u001B[39m: expected 2 to be 3"]),
        ],
      },
    ],
  };

  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { title: "setlists.test.ts › a set list › is deleted", reason: "Error: expected 2 to be 3" },
    ],
    flaky: [{ title: "setlists.test.ts › a set list › is copied", reason: "expected 1 to be 2" }],
  });
});

test("Vitest's report names a file that could not be loaded, and one that did not tidy up", () => {
  const file = (name: string, message: string, status: string, tests: unknown[]) => ({
    name,
    status,
    message,
    assertionResults: tests,
  });
  const report = {
    numPassedTests: 2,
    testResults: [
      file("songs.test.ts", "no such file", "failed", []),
      file("venues.test.ts", "not empty", "failed", [assertion("is saved", "passed")]),
      file("events.test.ts", "", "passed", [assertion("is saved", "passed")]),
    ],
  };

  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { title: "songs.test.ts", reason: "no such file" },
      { title: "venues.test.ts", reason: "not empty" },
    ],
    flaky: [],
  });
});

test("Playwright's report names flows by their screen", () => {
  const spec = (title: string, status: string) => ({
    file: "songs.spec.ts",
    title,
    tests: [
      {
        projectName: "phone",
        status,
        results: status === "expected" ? [{}] : [{ error: { message: "no such button" } }, {}],
      },
    ],
  });
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [
      {
        title: "songs.spec.ts",
        specs: [spec("are added", "expected"), spec("are found", "flaky")],
        suites: [{ title: "a list", specs: [spec("is sorted", "unexpected")] }],
      },
    ],
  };

  expect(readPlaywrightReport(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ title: "[phone] songs.spec.ts › a list › is sorted", reason: "no such button" }],
    flaky: [{ title: "[phone] songs.spec.ts › are found", reason: "no such button" }],
  });
});

test("a program that failed without a failed test is told by its last lines", () => {
  const lines = Array.from({ length: 12_000 }, (_, n) => `✓ test ${n}`);

  expect(
    lastWordsOf(
      [...lines, "\u001B[31mUnhandled Rejection\u001B[39m", "Errors  1 error\n"].join("\n"),
    ),
  ).toMatch(/^✓ test 11952\n[^]*\nUnhandled Rejection\nErrors {2}1 error$/);
});
