import { describe, expect, it } from "vitest";
import { conflictQuestion } from "./conflict-question.ts";

describe("the question after a conflict", () => {
  it("names the record, who changed it and when", () => {
    // Noon of a winter's day without a zone: the same wall clock wherever the test runs.
    const { text } = conflictQuestion({
      label: "Northbound Train",
      changedBy: "Mira",
      changedAt: "2026-11-20T12:05:00.000",
      canReload: true,
    });
    expect(text).toContain(
      "Mira changed “Northbound Train” on Fri 20-Nov-2026 at 12:05, after you had opened it.",
    );
  });

  it("goes without what the server does not say", () => {
    const { text } = conflictQuestion({
      label: "Glasshouse",
      changedBy: null,
      changedAt: null,
      canReload: true,
    });
    expect(text).toContain("Somebody else changed “Glasshouse”, after you had opened it.");
  });

  it("offers to reload or to overwrite, and does neither by default", () => {
    const question = conflictQuestion({
      label: "Glasshouse",
      changedBy: null,
      changedAt: null,
      canReload: true,
    });
    expect(question.answers.map(({ label }) => label)).toEqual([
      "Keep editing",
      "Reload",
      "Overwrite",
    ]);
    expect(question.first).toBe("keep");
  });

  it("does not offer to reload where nothing can", () => {
    const conflict = { label: "Glasshouse", changedBy: null, changedAt: null, canReload: false };
    const { answers, text } = conflictQuestion(conflict);
    expect(answers.map(({ label }) => label)).toEqual(["Keep editing", "Overwrite"]);
    expect(text).not.toContain("Reload");
  });
});
