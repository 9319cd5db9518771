import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { connectionsFor, LANES } from "./lanes.ts";

const operators = readFileSync(
  new URL("../../../../../docs/operators.md", import.meta.url),
  "utf8",
).replaceAll(/\s+/g, " ");

const told = (words: RegExp) => Number(words.exec(operators)?.[1]);

it("the operators' page says how many connections a server takes, so that they can be counted", () => {
  const forJobs = connectionsFor(Object.values(LANES));
  expect(told(/up to (\d+) for jobs/)).toBe(forJobs);
  // For requests, for the server's own work, and one that listens.
  const { databasePool } = readConfig({});
  expect(told(/(\d+) in all with the usual settings/)).toBe(2 * databasePool + 1 + forJobs);
});
