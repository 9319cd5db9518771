import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FAILURES } from "@bandstand/contracts/failure";
import { expect, it } from "vitest";
import { SAID_IN_BROWSER, withoutWords } from "./failures-in-browser.ts";

const ROOT = join(import.meta.dirname, "../../..");
const source = readFileSync(join(ROOT, "packages/contracts/src/failure.ts"), "utf8");

it("the browser has the words of those failures alone that it says by itself", () => {
  const left = withoutWords(source);
  const silent = [...left.matchAll(/^ {2}(\w+): \{ status: \d+, message: "" \},$/gm)].map(
    ([, code = ""]) => code,
  );
  expect(silent.toSorted()).toEqual(
    Object.keys(FAILURES)
      .filter((code) => !SAID_IN_BROWSER.has(code))
      .toSorted(),
  );
  for (const code of SAID_IN_BROWSER) expect(left).toMatch(new RegExp(`^ {2}${code}: `, "m"));
});

it("every failure that the browser makes without words of its own is one of them", () => {
  const files = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: ROOT }).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file),
  );
  const said = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), "utf8").matchAll(/FAILURES\.(\w+)|new Failure\("(\w+)"/g),
    ].map(([, named, made]) => named ?? made ?? ""),
  );
  expect(said.length).toBeGreaterThan(5);
  expect([...new Set(said)].toSorted()).toEqual([...SAID_IN_BROWSER].toSorted());
});
