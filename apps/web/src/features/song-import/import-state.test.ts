import { describe, expect, it } from "vitest";
import { type ImportAction, importReducer, type ImportState, START } from "./import-state.ts";
import type { OpenedSummary, PlanSummary } from "./reading/desk-messages.ts";

const OPENED: OpenedSummary = {
  table: null,
  firstIsHead: true,
  mappings: { head: ["title", null], noHead: ["title", "artist"] },
  charts: 2,
  skipped: [],
  besides: [],
  doubts: [],
};
const PLAN: PlanSummary = {
  table: null,
  found: 2,
  ready: 2,
  changes: 1,
  beyond: 3,
  needsArtist: false,
  preview: [],
  bad: { items: [], count: 0 },
  matched: { items: [], count: 0 },
  notes: { items: [], count: 0 },
};

const run = (...actions: ImportAction[]): ImportState => actions.reduce(importReducer, START);
const review = run({ type: "read" }, { type: "opened", opened: OPENED });

describe("importing from files", () => {
  it("goes from reading to looking through what was found", () => {
    expect(run({ type: "read" }, { type: "progress", share: 0.5 })).toEqual({
      step: "reading",
      share: 0.5,
    });
    expect(review).toMatchObject({ step: "review", plan: null, choices: { matched: "lacks" } });
  });

  it("goes back to choosing where nothing could be read, and says why", () => {
    const nothing = { ...OPENED, charts: 0, skipped: [{ name: "a.mp3", reason: "No" }] };
    expect(run({ type: "read" }, { type: "opened", opened: nothing })).toEqual({
      step: "choose",
      problems: ["a.mp3: No"],
    });
  });

  it("drops a plan of choices that have changed since", () => {
    if (review.step !== "review") throw new Error("There is nothing to look through.");
    const planned = importReducer(review, { type: "planned", choices: review.choices, plan: PLAN });
    expect(planned).toMatchObject({ plan: { found: 2 } });
    const changed = importReducer(review, { type: "choose", part: { artist: "Ann" } });
    expect(
      importReducer(changed, { type: "planned", choices: review.choices, plan: PLAN }),
    ).toMatchObject({ plan: null, choices: { artist: "Ann" } });
  });

  it("changes what a column is", () => {
    expect(importReducer(review, { type: "column", column: 1, field: "title" })).toMatchObject({
      choices: { mapping: [null, "title"] },
    });
  });

  it("chooses what becomes of a song that is here, of one or of all", () => {
    const one = importReducer(review, { type: "match", choice: "replace", number: 7 });
    expect(one).toMatchObject({ choices: { matched: "lacks", each: { 7: "replace" } } });
    expect(importReducer(one, { type: "match", choice: "skip" })).toMatchObject({
      choices: { matched: "skip", each: {} },
    });
    // Behind a line that is a song now, each song has another number.
    expect(importReducer(one, { type: "head", firstIsHead: false })).toMatchObject({
      choices: { each: {} },
    });
  });

  it("asks the columns anew where the first line is no head", () => {
    expect(importReducer(review, { type: "head", firstIsHead: false })).toMatchObject({
      choices: { firstIsHead: false, mapping: ["title", "artist"] },
    });
  });

  it("comes back to what was found where it fails, and tells what is left where it ends well", () => {
    if (review.step !== "review") throw new Error("There is nothing to look through.");
    const importing = [
      { type: "planned", choices: review.choices, plan: PLAN },
      { type: "import" },
    ] satisfies ImportAction[];
    const running = importing.reduce<ImportState>(importReducer, review);
    expect(importReducer(running, { type: "failed", failure: ["Away"] })).toMatchObject({
      step: "review",
      failure: ["Away"],
      plan: PLAN,
    });
    expect(importReducer(running, { type: "imported", imported: 2, changed: 1 })).toEqual({
      step: "done",
      imported: 2,
      changed: 1,
      beyond: 3,
      bad: PLAN.bad,
    });
  });
});
