import { expect, it } from "vitest";
import { importHindrance } from "./import-hindrance.ts";
import type { PlanSummary } from "./reading/desk-messages.ts";

const PLAN: PlanSummary = {
  table: null,
  found: 3,
  ready: 2,
  beyond: 0,
  needsArtist: false,
  preview: [],
  bad: { items: [], count: 0 },
  duplicates: { items: [], count: 0 },
  notes: { items: [], count: 0 },
};
const TABLE = {
  file: "songs.csv",
  encoding: "UTF-8",
  delimiter: "commas",
  lines: 3,
  columns: [],
  unclosedLine: 7,
};

it("is none where the songs are good and the server is there", () => {
  expect(importHindrance(PLAN, { leaveOutBad: false }, true)).toBeUndefined();
});

it("is a bad song until it is left out", () => {
  const plan = { ...PLAN, bad: { items: [], count: 1 } };
  expect(importHindrance(plan, { leaveOutBad: false }, true)).toMatch(/1 song has a problem/);
  expect(importHindrance(plan, { leaveOutBad: true }, true)).toBeUndefined();
});

it("is a quotation mark that is never closed, whatever else is left out", () => {
  const plan = { ...PLAN, table: TABLE };
  expect(importHindrance(plan, { leaveOutBad: true }, true)).toBe(
    "The quotation mark on line 7 is never closed: mend the file first",
  );
});

it("is a server that cannot be reached, or nothing to import", () => {
  expect(importHindrance(PLAN, { leaveOutBad: false }, false)).toMatch(/cannot be reached/);
  expect(importHindrance({ ...PLAN, ready: 0 }, { leaveOutBad: false }, true)).toBe(
    "There is nothing to import",
  );
  expect(importHindrance(null, { leaveOutBad: false }, true)).toMatch(/looked through/);
});
