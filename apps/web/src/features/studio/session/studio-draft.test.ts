import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { readStudioDraft } from "./studio-draft.ts";

const recording = { filename: "train.mp3", date: null };
const read = readStudioDraft(recording);
const settings = { ...FIRST_SETTINGS, recording: "train.mp3" };
const original = { settings, notes: "" };
const edited = { settings: { ...settings, playbackRate: 0.8 }, notes: "Watch the break" };

describe("the draft of a studio, as any version may have kept it", () => {
  it("is read like settings that the server keeps: what is not there is as at first", () => {
    const { countIn: _, ...earlier } = edited.settings;
    const kept = { original, edited: { ...edited, settings: earlier } };
    expect(read(kept)).toEqual({ original, edited });
  });

  it.each([
    ["of a later version", { ...edited, settings: { ...edited.settings, version: 2 } }],
    ["without its notes", { settings: edited.settings }],
    ["with nothing of a studio", null],
  ])("is not there %s", (_what, kept) => {
    expect(read({ original, edited: kept })).toBeNull();
  });

  it("sets the analysis aside where the song got another recording since", () => {
    const analysed = { ...edited, settings: { ...edited.settings, detectedBeats: [1, 2] } };
    const other = readStudioDraft({ filename: "other.mp3", date: null });
    expect(other({ original, edited: analysed })?.edited.settings).toMatchObject({
      recording: "other.mp3",
      detectedBeats: [],
      setAside: { recording: "train.mp3", detectedBeats: [1, 2] },
      playbackRate: 0.8,
    });
  });
});
