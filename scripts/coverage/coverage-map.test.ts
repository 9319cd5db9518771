// Holds every table of docs/coverage against the tests and the sources.

import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../paths.mjs";
import { problemsOf, type Tree } from "./problems.ts";
import { coverageRows } from "./rows.ts";

const FOLDER = join(ROOT, "docs", "coverage");
const documents = readdirSync(FOLDER).filter(
  (name) => name.endsWith(".md") && name !== "README.md",
);

const sourceFiles = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (path) => !/\.test\.tsx?$|\.gen\.ts$/.test(path),
);

function textsOf(paths: readonly string[]): string[] {
  return paths.map((path) => readFileSync(join(ROOT, path), "utf8"));
}

const tree: Tree = {
  read: (path) => {
    const file = join(ROOT, path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  },
  sources: textsOf(sourceFiles),
  support: textsOf(globSync("e2e/support/**/*.ts", { cwd: ROOT })),
};

describe("docs/coverage", () => {
  it.each(documents)(
    "%s names tests that exist, and messages that the product says and these tests look for",
    (name) => {
      const rows = coverageRows(readFileSync(join(FOLDER, name), "utf8"));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.flatMap((row) => problemsOf(row, tree))).toEqual([]);
    },
  );
});
