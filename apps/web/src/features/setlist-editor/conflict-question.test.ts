import { expect, it } from "vitest";
import { conflictQuestion } from "./conflict-question.ts";

it("says who saved the set list meanwhile and when, and offers to merge or to overwrite", () => {
  const { title, text, answers } = conflictQuestion({
    name: "Late set",
    changedBy: "Joss",
    changedAt: new Date(2026, 10, 20, 13, 5).toISOString(),
  });
  expect(title).toBe("Changed meanwhile");
  expect(text).toContain("Joss changed “Late set” on Fri 20-Nov-2026 at 13:05");
  expect(answers.map(({ label }) => label)).toEqual(["Keep editing", "Overwrite", "Merge"]);
});

it("does without who and when where the server does not say", () => {
  const { text } = conflictQuestion({ name: "Late set", changedBy: null, changedAt: null });
  expect(text).toContain("Somebody else changed “Late set”, after you had opened it.");
});
