/** What a member has set in a studio, and what of it is not saved yet. Times are seconds of the recording. */
import { isEqual } from "@bandstand/domain/change";
import { analysisOf, hasAnalysis } from "@bandstand/domain/studio/analysis-settings";
import { mergeWork, type StudioWork } from "@bandstand/domain/studio/merge-work";
import { inRecording, type StudioRecording } from "@bandstand/domain/studio/other-recording";
import { ALL_PARTS, EQUALIZER, FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import type { AnalysisSettings, Marker, StudioSettings } from "@bandstand/domain/studio/settings";
import type { EditRules, Versioned } from "../../../ui/edit-session/edit-state.ts";

/** It goes without a version: whoever saves it merges it (`records/studio/work-store.ts`). */
export type KeptStudio = StudioWork & Versioned;

export interface StudioState extends StudioWork {
  /** What Delete All took away, for as long as it can be brought back. */
  readonly deletedMarkers: readonly Marker[];
}

export type StudioAction =
  | { type: "set"; part: Partial<StudioSettings> }
  | { type: "notes"; notes: string }
  | { type: "resetAudio" }
  /** As it was before; what was heard since and how closely one looks stay. */
  | { type: "restore"; before: StudioWork }
  | { type: "gain"; band: number; gain: number }
  | { type: "deleteMarkers" }
  | { type: "undoDelete" };

/** How an edit session edits a studio. */
export const STUDIO_RULES: EditRules<KeptStudio, StudioState, StudioWork> = {
  begin: (kept, before) => openState(before ? seenAs(before, kept) : kept),
  isDirty: (kept, now) => !isSameWork(now, kept),
  // Another device's work may have come into what is kept.
  afterSave: (kept, sent, now) => openState(isSameWork(now, sent) ? seenAs(now, kept) : now),
  editedOf: ({ settings, notes }) => ({ settings, notes }),
  // What was saved meanwhile, by another device or by a save whose answer was lost, is brought together with it.
  resume: ({ original, edited }, kept) => ({
    initial: kept,
    work: openState(mergeWork(original, edited, kept)),
  }),
};

function openState({ settings, notes }: StudioWork): StudioState {
  return { settings, notes, deletedMarkers: [] };
}

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case "set":
      return withSettings(state, action.part);
    case "notes":
      return { ...state, notes: action.notes };
    case "resetAudio":
      return withSettings(state, RESET);
    case "restore":
      return restored(state, action.before);
    case "gain":
      return withSettings(state, {
        equalizerBands: state.settings.equalizerBands.map((band, index) =>
          index === action.band ? { ...band, gain: action.gain } : band,
        ),
      });
    case "deleteMarkers":
      return {
        ...withSettings(state, { markers: [] }),
        deletedMarkers: [...state.deletedMarkers, ...state.settings.markers],
      };
    case "undoDelete":
      return {
        ...withSettings(state, { markers: [...state.deletedMarkers, ...state.settings.markers] }),
        deletedMarkers: [],
      };
  }
}

/** How close one looks and what went round is no work: it is kept along with the next save, and nobody is asked about it. */
export function isSameWork(one: StudioWork, other: StudioWork): boolean {
  return one.notes === other.notes && isEqual(one.settings, seenAs(one, other).settings);
}

/** Work, looked at as closely as other work is, with the loops that were practised there. */
export function seenAs({ settings: seen }: StudioWork, { settings, notes }: StudioWork) {
  const { zoomLevel, recentLoops } = seen;
  return { settings: { ...settings, zoomLevel, recentLoops }, notes };
}

/** What is kept and what was made of it, for what plays now: another recording may have come while the studio was open. */
export function ofRecording(recording: StudioRecording) {
  return ({ initial, work }: BegunStudio): BegunStudio => {
    const kept = inRecording(initial.settings, recording);
    const settings = inRecording(work.settings, recording);
    return {
      initial: kept === initial.settings ? initial : { ...initial, settings: kept },
      work: settings === work.settings ? work : { ...work, settings },
    };
  };
}

/** Taken over from another member: the server has kept them already, with the ids it gave them. */
export function withMarkers(imported: readonly Marker[]) {
  return ({ initial, work }: BegunStudio): BegunStudio => ({
    initial: { ...initial, settings: withImported(initial.settings, imported) },
    work: { ...work, settings: withImported(work.settings, imported) },
  });
}

/** What was found in the recording: kept, and nobody's change. */
export function withHeard(heard: AnalysisSettings) {
  const found = { ...heard, setAside: null };
  return ({ initial, work }: BegunStudio): BegunStudio => ({
    initial: { ...initial, settings: { ...initial.settings, ...found } },
    work: withSettings(work, found),
  });
}

/** Another device's work has come into what was sent: it comes into what stands here as well, changed or not. */
export function withMerged(sent: StudioWork, merged: StudioWork) {
  return ({ initial, work }: BegunStudio): BegunStudio => ({
    initial: { ...initial, ...mergeWork(sent, initial, merged) },
    work: { ...work, ...mergeWork(sent, work, merged) },
  });
}

interface BegunStudio {
  initial: KeptStudio;
  work: StudioState;
}

/** The documented Reset audio; markers, notes, zoom and what was analysed stay. */
const RESET: Partial<StudioSettings> = {
  volume: FIRST_SETTINGS.volume,
  playbackRate: FIRST_SETTINGS.playbackRate,
  pitchShift: FIRST_SETTINGS.pitchShift,
  finePitch: FIRST_SETTINGS.finePitch,
  loopRegion: null,
  loopEnabled: false,
  equalizerBands: EQUALIZER,
  parts: ALL_PARTS,
};

/** Whether Reset audio would change anything. */
export function isAudioChanged(settings: StudioSettings): boolean {
  return !isEqual(settings, { ...settings, ...RESET });
}

function restored(state: StudioState, before: StudioWork): StudioState {
  const heard = hasAnalysis(before.settings) ? {} : analysisOf(state.settings);
  const { settings, notes } = seenAs(state, before);
  return { ...state, settings: { ...settings, ...heard }, notes };
}

/** A marker that is not saved yet may have been given the same id here: then the one that comes gets another. */
function withImported(settings: StudioSettings, imported: readonly Marker[]): StudioSettings {
  const taken = new Set(settings.markers.map(({ id }) => id));
  let { nextMarkerId } = settings;
  const added = imported.map((marker) => {
    const id = taken.has(marker.id) ? nextMarkerId : marker.id;
    taken.add(id);
    nextMarkerId = Math.max(nextMarkerId, id + 1);
    return { ...marker, id };
  });
  return { ...settings, markers: [...settings.markers, ...added], nextMarkerId };
}

function withSettings(state: StudioState, part: Partial<StudioSettings>): StudioState {
  return { ...state, settings: { ...state.settings, ...part } };
}
