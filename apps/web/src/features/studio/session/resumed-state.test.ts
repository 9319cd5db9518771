import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { resumedState } from "./resumed-state.ts";
import { marker } from "./studio.fixture.ts";
import { isUnsaved, studioReducer } from "./studio-state.ts";

const AT = Date.UTC(2026, 10, 20, 12, 0);
const RECORDING = { filename: "train.mp3", date: null };
const settings = { ...FIRST_SETTINGS, recording: "train.mp3" };
const work = { settings, notes: "Breathe." };
const verse = marker({ id: 1, time: 4, label: "Verse" });
const edited = {
  settings: { ...settings, markers: [verse], nextMarkerId: 2 },
  notes: "Breathe. Slow down.",
};
const draft = { original: work, edited, at: AT };

describe("a studio with changes from before the page went", () => {
  it("has them, unsaved, and knows when they were made", () => {
    const state = resumedState(work, RECORDING, draft);
    expect(state).toMatchObject({ ...edited, saved: work, resumedAt: AT });
    expect(isUnsaved(state)).toBe(true);
  });

  it("has beside them what another device has saved since", () => {
    const there = { settings: { ...settings, volume: 0.4 }, notes: "Breathe." };
    const state = resumedState(there, RECORDING, draft);
    expect(state.settings).toMatchObject({ volume: 0.4, markers: [verse] });
    expect(state.saved).toEqual(there);
  });

  it("has none where the save had arrived whose answer was lost", () => {
    const state = resumedState(edited, RECORDING, draft);
    expect(isUnsaved(state)).toBe(false);
    expect(state.resumedAt).toBeNull();
  });

  it("sets the analysis aside where the song got another recording since", () => {
    const analysed = { ...edited, settings: { ...edited.settings, detectedBeats: [1, 2] } };
    const next = { filename: "other.mp3", date: null };
    const now = { settings: { ...settings, recording: "other.mp3" }, notes: "Breathe." };
    const state = resumedState(now, next, { ...draft, edited: analysed });
    expect(state.settings).toMatchObject({
      recording: "other.mp3",
      detectedBeats: [],
      setAside: { recording: "train.mp3", detectedBeats: [1, 2] },
      markers: [verse],
    });
  });

  it("is as it was kept once they are taken back", () => {
    const state = studioReducer(resumedState(work, RECORDING, draft), { type: "cancel" });
    expect(state).toMatchObject({ ...work, resumedAt: null });
  });

  it("is as it was kept where there are none", () => {
    expect(resumedState(work, RECORDING, null)).toMatchObject({ ...work, resumedAt: null });
  });
});
