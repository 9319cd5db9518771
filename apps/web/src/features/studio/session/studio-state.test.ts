import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { marker } from "./studio.fixture.ts";
import { isAudioChanged, isUnsaved, openState, studioReducer } from "./studio-state.ts";

const work = { settings: FIRST_SETTINGS, notes: "" };
const open = openState(work);
const quiet = studioReducer(open, { type: "set", part: { volume: 0.5 } });

describe("what is not saved", () => {
  it("is nothing at first", () => {
    expect(isUnsaved(open)).toBe(false);
  });

  it("is any difference of the settings", () => {
    expect(isUnsaved(quiet)).toBe(true);
  });

  it("is no look from closer by, nor one after a save", () => {
    const closer = studioReducer(open, { type: "set", part: { zoomLevel: 85 } });
    expect(isUnsaved(closer)).toBe(false);
    const sent = { settings: quiet.settings, notes: quiet.notes };
    const kept = { ...sent, notes: "From the telephone." };
    const seen = studioReducer(quiet, { type: "set", part: { zoomLevel: 85 } });
    const after = studioReducer(seen, { type: "saved", sent, kept });
    expect(isUnsaved(after)).toBe(false);
    expect([after.notes, after.settings.zoomLevel]).toEqual(["From the telephone.", 85]);
  });

  it("is any difference of the notes", () => {
    expect(isUnsaved(studioReducer(open, { type: "notes", notes: "Breathe." }))).toBe(true);
  });

  it("is nothing once a value is back where it was", () => {
    const back = studioReducer(quiet, { type: "set", part: { volume: 0.8 } });
    expect(isUnsaved(back)).toBe(false);
  });

  it("is nothing after it was saved", () => {
    const sent = { settings: quiet.settings, notes: quiet.notes };
    expect(isUnsaved(studioReducer(quiet, { type: "saved", sent, kept: sent }))).toBe(false);
  });

  it("is what has changed while it was being saved", () => {
    const sent = { settings: quiet.settings, notes: quiet.notes };
    const louder = studioReducer(quiet, { type: "set", part: { volume: 0.9 } });
    const after = studioReducer(louder, { type: "saved", sent, kept: sent });
    expect(isUnsaved(after)).toBe(true);
    expect(after.settings.volume).toBe(0.9);
  });

  it("is nothing once another device's work came into it, which is here then, too", () => {
    const sent = { settings: quiet.settings, notes: quiet.notes };
    const kept = { ...sent, notes: "From the telephone." };
    const after = studioReducer(quiet, { type: "saved", sent, kept });
    expect(after.notes).toBe("From the telephone.");
    expect(isUnsaved(after)).toBe(false);
  });
});

describe("Cancel", () => {
  it("brings the saved settings and notes back", () => {
    const noted = studioReducer(quiet, { type: "notes", notes: "Louder here." });
    const after = studioReducer(noted, { type: "cancel" });
    expect(after.settings).toEqual(FIRST_SETTINGS);
    expect(after.notes).toBe("");
  });
});

describe("a recording that comes while the studio is open", () => {
  it("sets aside the analysis of the one before, and leaves nothing to save", () => {
    const settings = { ...FIRST_SETTINGS, recording: "a.mp3", detectedBeats: [1, 2] };
    const before = openState({ settings, notes: "" });
    const recording = { filename: "b.mp3", date: null };
    const after = studioReducer(before, { type: "recording", recording });
    expect(after.settings).toMatchObject({ detectedBeats: [], setAside: { recording: "a.mp3" } });
    expect(isUnsaved(after)).toBe(false);
    expect(studioReducer(after, { type: "recording", recording })).toBe(after);
  });
});

describe("Reset audio", () => {
  const changed = studioReducer(open, {
    type: "set",
    part: {
      volume: 0.2,
      playbackRate: 0.5,
      pitchShift: 3,
      finePitch: -20,
      loopRegion: { start: 1, end: 2 },
      loopEnabled: true,
      equalizerBands: FIRST_SETTINGS.equalizerBands.map((band) => ({ ...band, gain: 5 })),
      markers: [marker({ id: 1 })],
      zoomLevel: 60,
    },
  });
  const after = studioReducer(changed, { type: "resetAudio" }).settings;

  it("sets volume 0.8, speed 1, pitch 0, fine pitch 0, no loop and a flat equaliser", () => {
    expect(after).toMatchObject({
      volume: 0.8,
      playbackRate: 1,
      pitchShift: 0,
      finePitch: 0,
      loopRegion: null,
      loopEnabled: false,
    });
    expect(after.equalizerBands.map(({ gain }) => gain)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("leaves markers and zoom", () => {
    expect(after.markers).toHaveLength(1);
    expect(after.zoomLevel).toBe(60);
  });

  it("is offered only where it would change something", () => {
    expect(isAudioChanged(changed.settings)).toBe(true);
    expect(isAudioChanged(after)).toBe(false);
  });
});

describe("a gain", () => {
  it("is that of one band", () => {
    const { equalizerBands } = studioReducer(open, { type: "gain", band: 2, gain: -6 }).settings;
    expect(equalizerBands.map(({ gain }) => gain)).toEqual([0, 0, -6, 0, 0, 0, 0]);
  });
});

describe("Delete All", () => {
  const marked = openState({
    settings: { ...FIRST_SETTINGS, markers: [marker({ id: 1 }), marker({ id: 2 })] },
    notes: "",
  });
  const bare = studioReducer(marked, { type: "deleteMarkers" });

  it("takes every marker away", () => {
    expect(bare.settings.markers).toEqual([]);
    expect(isUnsaved(bare)).toBe(true);
  });

  it("can be undone", () => {
    const back = studioReducer(bare, { type: "undoDelete" });
    expect(back.settings.markers.map(({ id }) => id)).toEqual([1, 2]);
    expect(back.deletedMarkers).toEqual([]);
  });

  it("is undone without losing the markers set since", () => {
    const since = studioReducer(bare, { type: "set", part: { markers: [marker({ id: 3 })] } });
    const back = studioReducer(since, { type: "undoDelete" });
    expect(back.settings.markers.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("is not undone once it was saved", () => {
    const sent = { settings: bare.settings, notes: bare.notes };
    expect(studioReducer(bare, { type: "saved", sent, kept: sent }).deletedMarkers).toEqual([]);
  });
});

describe("markers taken over from another member", () => {
  const imported = [marker({ id: 1, label: "Solo" }), marker({ id: 2, label: "Outro" })];

  it("are saved already", () => {
    const after = studioReducer(open, { type: "imported", markers: imported });
    expect(after.settings.markers).toEqual(imported);
    expect(after.settings.nextMarkerId).toBe(3);
    expect(isUnsaved(after)).toBe(false);
  });

  it("leave a marker that is not saved yet its id", () => {
    const mine = studioReducer(open, {
      type: "set",
      part: { markers: [marker({ id: 1, label: "Mine" })], nextMarkerId: 2 },
    });
    const { settings } = studioReducer(mine, { type: "imported", markers: imported });
    expect(settings.markers.map(({ id, label }) => [id, label])).toEqual([
      [1, "Mine"],
      [2, "Solo"],
      [3, "Outro"],
    ]);
    expect(settings.nextMarkerId).toBe(4);
  });
});
