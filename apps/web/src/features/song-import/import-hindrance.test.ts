import { expect, it } from "vitest";
import { importHindrance } from "./import-hindrance.ts";
import type { PlanSummary } from "./reading/desk-messages.ts";

const PLAN: PlanSummary = {
  table: null,
  found: 3,
  ready: 2,
  changes: 0,
  beyond: 0,
  needsArtist: false,
  preview: [],
  bad: { items: [], count: 0 },
  matched: { items: [], count: 0 },
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
  expect(importHindrance(PLAN, true)).toBeUndefined();
});

it("is no bad song, as long as others are good", () => {
  const bad = { items: [], count: 1 };
  expect(importHindrance({ ...PLAN, bad }, true)).toBeUndefined();
  expect(importHindrance({ ...PLAN, bad, ready: 0 }, true)).toBe("There is nothing to import");
  expect(importHindrance({ ...PLAN, bad, ready: 0, changes: 1 }, true)).toBeUndefined();
});

it("is a quotation mark that is never closed, whatever else is good", () => {
  const plan = { ...PLAN, table: TABLE };
  expect(importHindrance(plan, true)).toBe(
    "The quotation mark on line 7 is never closed: fix the file first",
  );
});

it("is a server that cannot be reached, or nothing to import", () => {
  expect(importHindrance(PLAN, false)).toMatch(/cannot be reached/);
  expect(importHindrance({ ...PLAN, ready: 0 }, true)).toBe("There is nothing to import");
  expect(importHindrance(null, true)).toMatch(/looked through/);
});
