import { NO_ROWS, songRow } from "@bandstand/domain/setlist-editing/edited-setlist";
import { describe, expect, it } from "vitest";
import { readEditorDraft } from "./editor-draft.ts";

const fields = {
  name: "Late set",
  notes: null,
  description: null,
  numberSets: 2,
  plannedLength: 90,
  songInterval: 30,
  permanent: false,
  versionDate: null,
  bias: 0,
  includeEncore: true,
  startTime: "21:30",
};
const spoken = { kind: "spoken", key: "spoken:1", text: "Good evening", seconds: 20 } as const;
const edited = { fields, lists: { ...NO_ROWS, 1: [songRow(7), spoken] } };
const original = { setlist: { fields, lists: NO_ROWS }, updatedAt: "2026-11-20T12:00:00.000Z" };

describe("the draft of a set list, as any version may have kept it", () => {
  it("is there as long as its shape is the same", () => {
    expect(readEditorDraft({ original, edited })).toEqual({ original, edited });
  });

  it("is there while a number is being typed", () => {
    const typed = { ...edited, fields: { ...fields, plannedLength: null } };
    expect(readEditorDraft({ original, edited: typed })?.edited).toEqual(typed);
  });

  it.each([
    ["a row of another kind", { ...edited, lists: { ...NO_ROWS, 1: [{ kind: "medley" }] } }],
    ["a set that is no more", { ...edited, lists: { ...NO_ROWS, 5: [] } }],
    ["a field of another kind", { ...edited, fields: { ...fields, startTime: 2130 } }],
    ["nothing of a set list", null],
  ])("is not there with %s", (_what, kept) => {
    expect(readEditorDraft({ original, edited: kept })).toBeNull();
  });
});
