import { describe, expect, it } from "vitest";
import { conflictQuestion, type ConflictWords, OVERWRITE, RELOAD } from "./conflict-question.ts";

const glasshouse = { label: "Glasshouse", changedBy: null, changedAt: null };

describe("the question after a conflict", () => {
  it("names the record, who changed it and when", () => {
    // Noon of a winter's day without a zone: the same wall clock wherever the test runs.
    const { text } = conflictQuestion({
      label: "Northbound Train",
      changedBy: "Mira",
      changedAt: "2026-11-20T12:05:00.000",
      words: RELOAD,
    });
    expect(text).toContain(
      "Mira changed “Northbound Train” on Fri 20-Nov-2026 at 12:05, after you had opened it.",
    );
  });

  it("goes without what the server does not say", () => {
    const { text } = conflictQuestion({ ...glasshouse, words: RELOAD });
    expect(text).toContain("Somebody else changed “Glasshouse”, after you had opened it.");
  });

  it("offers to reload or to overwrite, and does neither by default", () => {
    const question = conflictQuestion({ ...glasshouse, words: RELOAD });
    expect(question.answers.map(({ label }) => label)).toEqual([
      "Keep editing",
      "Reload",
      "Overwrite",
    ]);
    expect(question.first).toBe("keep");
  });

  it("does not offer to reload where nothing can", () => {
    const words: ConflictWords = { overwrite: OVERWRITE };
    const { answers, text } = conflictQuestion({ ...glasshouse, words });
    expect(answers.map(({ label }) => label)).toEqual(["Keep editing", "Overwrite"]);
    expect(text).not.toContain("Reload");
  });

  it("leads to their version where that loses nothing, as with a set list that is merged", () => {
    const question = conflictQuestion({
      label: "Late set",
      changedBy: "Joss",
      changedAt: null,
      words: {
        theirs: { label: "Merge", text: "Merge keeps their order.", isMain: true },
        overwrite: "Overwrite saves your songs in place of theirs.",
      },
    });
    expect(question.text).toBe(
      "Joss changed “Late set”, after you had opened it.\n\n" +
        "Merge keeps their order. Overwrite saves your songs in place of theirs.",
    );
    expect(question.answers.map(({ label }) => label)).toEqual([
      "Keep editing",
      "Overwrite",
      "Merge",
    ]);
    expect(question.first).toBe("theirs");
  });
});
