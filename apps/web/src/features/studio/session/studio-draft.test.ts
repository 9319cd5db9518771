import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { readStudioDraft } from "./use-studio-draft.ts";

const original = { settings: FIRST_SETTINGS, notes: "" };
const edited = { settings: { ...FIRST_SETTINGS, playbackRate: 0.8 }, notes: "Watch the break" };

describe("the draft of a studio, as any version may have kept it", () => {
  it("is read like settings that the server keeps: what is not there is as at first", () => {
    const { countIn: _, ...earlier } = edited.settings;
    const kept = { original, edited: { ...edited, settings: earlier } };
    expect(readStudioDraft(kept)).toEqual({ original, edited });
  });

  it.each([
    ["of a later version", { ...edited, settings: { ...edited.settings, version: 2 } }],
    ["without its notes", { settings: edited.settings }],
    ["with nothing of a studio", null],
  ])("is not there %s", (_what, kept) => {
    expect(readStudioDraft({ original, edited: kept })).toBeNull();
  });
});
