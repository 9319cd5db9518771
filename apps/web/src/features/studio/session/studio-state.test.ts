import { analysisOf } from "@bandstand/domain/studio/analysis-settings";
import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import type { StudioWork } from "@bandstand/domain/studio/merge-work";
import type { AnalysisSettings, StudioSettings } from "@bandstand/domain/studio/settings";
import { describe, expect, it } from "vitest";
import {
  beginEdit,
  type EditAction,
  editReducer,
  type EditState,
} from "../../../ui/edit-session/edit-state.ts";
import { marker } from "./studio.fixture.ts";
import {
  isAudioChanged,
  type KeptStudio,
  ofRecording,
  STUDIO_RULES,
  type StudioAction,
  studioReducer,
  type StudioState,
  withHeard,
  withMarkers,
  withMerged,
} from "./studio-state.ts";

type Editing = EditState<KeptStudio, StudioState>;
type Action = EditAction<KeptStudio, StudioState>;

const work: StudioWork = { settings: FIRST_SETTINGS, notes: "" };
const begin = (kept: StudioWork) => beginEdit(STUDIO_RULES, kept, null);
const open = begin(work);
const reduce = editReducer(STUDIO_RULES);
const isUnsaved = ({ initial, work: now }: Editing) => STUDIO_RULES.isDirty(initial, now);

const doing = (action: StudioAction): Action => ({
  type: "change",
  change: (now) => studioReducer(now, action),
});
const set = (part: Partial<StudioSettings>) => doing({ type: "set", part });
const quiet = reduce(open, set({ volume: 0.5 }));

describe("what is not saved", () => {
  const sent = quiet.work;
  const merged: Action = { type: "saved", sent, answer: { ...sent, notes: "From the telephone." } };

  it("is nothing at first", () => {
    expect(isUnsaved(open)).toBe(false);
  });

  it("is any difference of the settings", () => {
    expect(isUnsaved(quiet)).toBe(true);
  });

  it("is no look from closer by, nor one after a save", () => {
    expect(isUnsaved(reduce(open, set({ zoomLevel: 85 })))).toBe(false);
    const after = reduce(reduce(quiet, set({ zoomLevel: 85 })), merged);
    expect(isUnsaved(after)).toBe(false);
    expect([after.work.notes, after.work.settings.zoomLevel]).toEqual(["From the telephone.", 85]);
  });

  it("is no loop that went round", () => {
    const round = { recentLoops: [{ start: 10, end: 18 }] };
    const after = reduce(reduce(quiet, set(round)), merged);
    expect([isUnsaved(after), after.work.settings.recentLoops.length]).toEqual([false, 1]);
  });

  it("is any difference of the notes", () => {
    expect(isUnsaved(reduce(open, doing({ type: "notes", notes: "Breathe." })))).toBe(true);
  });

  it("is nothing once a value is back where it was", () => {
    expect(isUnsaved(reduce(quiet, set({ volume: 0.8 })))).toBe(false);
  });

  it("is nothing after it was saved", () => {
    expect(isUnsaved(reduce(quiet, { type: "saved", sent, answer: sent }))).toBe(false);
  });

  it("is what has changed while it was being saved", () => {
    const louder = reduce(quiet, set({ volume: 0.9 }));
    const after = reduce(louder, { type: "saved", sent, answer: sent });
    expect(isUnsaved(after)).toBe(true);
    expect(after.work.settings.volume).toBe(0.9);
  });

  it("is nothing once another device's work came into it, which is here then, too", () => {
    const after = reduce(quiet, merged);
    expect(after.work.notes).toBe("From the telephone.");
    expect(isUnsaved(after)).toBe(false);
  });
});

describe("Cancel", () => {
  it("brings the saved settings and notes back, looked at as closely as before", () => {
    const closer = reduce(quiet, set({ zoomLevel: 85 }));
    const noted = reduce(closer, doing({ type: "notes", notes: "Louder here." }));
    const after = reduce(noted, { type: "reset" });
    expect(after.work).toMatchObject({
      settings: { ...FIRST_SETTINGS, zoomLevel: 85 },
      notes: "",
    });
    expect(isUnsaved(after)).toBe(false);
  });
});

describe("a studio with changes from before the page went", () => {
  const kept = { settings: FIRST_SETTINGS, notes: "Breathe." };
  const verse = marker({ id: 1, time: 4, label: "Verse" });
  const edited = {
    settings: { ...FIRST_SETTINGS, markers: [verse], nextMarkerId: 2 },
    notes: "Breathe. Slow down.",
  };
  const draft = { original: kept, edited, at: Date.UTC(2026, 10, 20, 12, 0) };

  it("has them, unsaved, and knows when they were made", () => {
    const state = beginEdit(STUDIO_RULES, kept, draft);
    expect(state).toMatchObject({ work: edited, initial: kept, resumedAt: draft.at });
    expect(isUnsaved(state)).toBe(true);
  });

  it("has beside them what another device has saved since", () => {
    const there = { settings: { ...FIRST_SETTINGS, volume: 0.4 }, notes: "Breathe." };
    const state = beginEdit(STUDIO_RULES, there, draft);
    expect(state.work.settings).toMatchObject({ volume: 0.4, markers: [verse] });
    expect(state.initial).toEqual(there);
  });

  it("has none where the save had arrived whose answer was lost", () => {
    const state = beginEdit(STUDIO_RULES, edited, draft);
    expect(isUnsaved(state)).toBe(false);
    expect(state.resumedAt).toBeNull();
  });
});

describe("a recording that comes while the studio is open", () => {
  it("sets aside the analysis of the one before, and leaves nothing to save", () => {
    const settings = { ...FIRST_SETTINGS, recording: "a.mp3", detectedBeats: [1, 2] };
    const adapt = ofRecording({ filename: "b.mp3", date: null });
    const after = reduce(begin({ settings, notes: "" }), { type: "adapt", adapt });
    expect(after.work.settings).toMatchObject({
      detectedBeats: [],
      setAside: { recording: "a.mp3" },
    });
    expect(isUnsaved(after)).toBe(false);
    expect(reduce(after, { type: "adapt", adapt })).toBe(after);
  });
});

describe("Reset audio", () => {
  const changed = studioReducer(open.work, {
    type: "set",
    part: {
      volume: 0.2,
      playbackRate: 0.5,
      pitchShift: 3,
      finePitch: -20,
      loopRegion: { start: 1, end: 2 },
      loopEnabled: true,
      equalizerBands: FIRST_SETTINGS.equalizerBands.map((band) => ({ ...band, gain: 5 })),
      parts: { centre: 1, drums: -0.5 },
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
      parts: { centre: 0, drums: 0 },
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
    const { equalizerBands } = studioReducer(open.work, {
      type: "gain",
      band: 2,
      gain: -6,
    }).settings;
    expect(equalizerBands.map(({ gain }) => gain)).toEqual([0, 0, -6, 0, 0, 0, 0]);
  });
});

describe("Delete All", () => {
  const marked = begin({
    settings: { ...FIRST_SETTINGS, markers: [marker({ id: 1 }), marker({ id: 2 })] },
    notes: "",
  });
  const bare = studioReducer(marked.work, { type: "deleteMarkers" });

  it("takes every marker away", () => {
    expect(bare.settings.markers).toEqual([]);
    expect(isUnsaved(reduce(marked, doing({ type: "deleteMarkers" })))).toBe(true);
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
    const state = reduce(marked, doing({ type: "deleteMarkers" }));
    const after = reduce(state, { type: "saved", sent: state.work, answer: state.work });
    expect(after.work.deletedMarkers).toEqual([]);
  });
});

const HEARD: AnalysisSettings = {
  ...analysisOf(FIRST_SETTINGS),
  detectedBeats: [1, 1.5, 2],
  beatInterval: 0.5,
};
const hear: Action = { type: "adapt", adapt: withHeard(HEARD) };

describe("what was heard", () => {
  it("is kept, and no change of the member's", () => {
    const state = reduce(open, hear);
    expect(isUnsaved(state)).toBe(false);
    expect(state.initial.settings.detectedBeats).toEqual([1, 1.5, 2]);
    expect(isUnsaved(reduce(quiet, hear))).toBe(true);
    expect(reduce(quiet, hear).initial.settings.volume).toBe(FIRST_SETTINGS.volume);
  });

  it("takes over what another device saved meanwhile, beside what is changed here", () => {
    const { initial } = reduce(open, hear);
    const merged = { ...initial, notes: "From the telephone." };
    const state = reduce(reduce(quiet, hear), {
      type: "adapt",
      adapt: withMerged(initial, merged),
    });
    expect(state.initial.notes).toBe("From the telephone.");
    expect(state.work).toMatchObject({ notes: "From the telephone.", settings: { volume: 0.5 } });
  });
});

describe("work that is taken back", () => {
  it("is as it was before, but for what was heard since and how closely one looks", () => {
    const looked = reduce(reduce(quiet, hear), set({ zoomLevel: 85 }));
    const { settings } = reduce(looked, doing({ type: "restore", before: work })).work;
    expect(settings).toEqual({ ...FIRST_SETTINGS, ...HEARD, zoomLevel: 85 });
  });

  it("has its beats back where the member moved them", () => {
    const heard = reduce(open, hear);
    const moved = reduce(heard, set({ detectedBeats: [3, 4, 5] }));
    const back = reduce(moved, doing({ type: "restore", before: heard.work }));
    expect(isUnsaved(back)).toBe(false);
  });
});

describe("markers taken over from another member", () => {
  const imported = [marker({ id: 1, label: "Solo" }), marker({ id: 2, label: "Outro" })];

  const takenOver: Action = { type: "adapt", adapt: withMarkers(imported) };

  it("are saved already", () => {
    const after = reduce(open, takenOver);
    expect(after.work.settings.markers).toEqual(imported);
    expect(after.work.settings.nextMarkerId).toBe(3);
    expect(isUnsaved(after)).toBe(false);
  });

  it("leave a marker that is not saved yet its id", () => {
    const mine = set({ markers: [marker({ id: 1, label: "Mine" })], nextMarkerId: 2 });
    const { settings } = reduce(reduce(open, mine), takenOver).work;
    expect(settings.markers.map(({ id, label }) => [id, label])).toEqual([
      [1, "Mine"],
      [2, "Solo"],
      [3, "Outro"],
    ]);
    expect(settings.nextMarkerId).toBe(4);
  });
});
