import { expect, it } from "vitest";
import { changeWords } from "./change-words.ts";

const change = {
  kind: "song",
  id: 1,
  name: "Small Hours",
  how: "recorded",
  changedAt: "2026-11-21T12:00:00.000Z",
  changedBy: "Joss",
} as const;

it("a change is told by what it is, who made it and how long ago", () => {
  expect(changeWords(change, "2026-11-23")).toBe("New recording · Joss · 2 days ago");
});

it("a change by somebody who has left is told without them", () => {
  const left = { ...change, kind: "setlist", how: "changed", changedBy: null } as const;
  expect(changeWords(left, "2026-11-21")).toBe("Set list changed · today");
});
