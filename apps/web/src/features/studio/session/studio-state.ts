/** What a member has set in a studio, and what of it is not saved yet. Times are seconds of the recording. */
import { isEqual } from "@bandstand/domain/change";
import type { StudioWork } from "@bandstand/domain/studio/merge-records";
import { inRecording, type StudioRecording } from "@bandstand/domain/studio/other-recording";
import { EQUALIZER, FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import type { Marker, StudioSettings } from "@bandstand/domain/studio/settings";

export interface StudioState extends StudioWork {
  /** As it was last loaded or saved. */
  readonly saved: StudioWork;
  /** What Delete All took away, for as long as it can be brought back. */
  readonly deletedMarkers: readonly Marker[];
  /** When the changes were made that were here as it opened: milliseconds since 1970. Null where there were none. */
  readonly resumedAt: number | null;
}

export type StudioAction =
  /** `sent` was, and `kept` is what is kept now: what has changed here since stays, unsaved. */
  | { type: "saved"; sent: StudioWork; kept: StudioWork }
  | { type: "cancel" }
  /** What plays now: another recording may have come while the studio was open. */
  | { type: "recording"; recording: StudioRecording }
  | { type: "set"; part: Partial<StudioSettings> }
  | { type: "notes"; notes: string }
  | { type: "resetAudio" }
  | { type: "gain"; band: number; gain: number }
  /** Taken over from another member: the server has kept them already, with the ids it gave them. */
  | { type: "imported"; markers: readonly Marker[] }
  | { type: "deleteMarkers" }
  | { type: "undoDelete" };

export function openState(work: StudioWork): StudioState {
  const { settings, notes } = work;
  return { settings, notes, saved: { settings, notes }, deletedMarkers: [], resumedAt: null };
}

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  switch (action.type) {
    case "saved":
      return afterSave(state, action.sent, action.kept);
    case "cancel":
      return openState(seenAs(state, state.saved));
    case "recording":
      return ofRecording(state, action.recording);
    case "set":
      return withSettings(state, action.part);
    case "notes":
      return { ...state, notes: action.notes };
    case "resetAudio":
      return withSettings(state, RESET);
    case "gain":
      return withSettings(state, {
        equalizerBands: state.settings.equalizerBands.map((band, index) =>
          index === action.band ? { ...band, gain: action.gain } : band,
        ),
      });
    case "imported":
      return {
        ...state,
        settings: withImported(state.settings, action.markers),
        saved: { ...state.saved, settings: withImported(state.saved.settings, action.markers) },
      };
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

/** Another device's work may have come into what is kept. */
function afterSave(state: StudioState, sent: StudioWork, kept: StudioWork): StudioState {
  const now = isSameWork(state, sent) ? seenAs(state, kept) : state;
  return { ...openState(kept), settings: now.settings, notes: now.notes };
}

/** Whether Save and Cancel are shown, and the window is locked. */
export function isUnsaved(state: StudioState): boolean {
  return !isSameWork(state, state.saved);
}

/** How close one looks is no work: it is kept along with the next save, and nobody is asked about it. */
function isSameWork(one: StudioWork, other: StudioWork): boolean {
  return one.notes === other.notes && isEqual(one.settings, seenAs(one, other).settings);
}

/** Work, looked at as closely as other work is. */
function seenAs({ settings: { zoomLevel } }: StudioWork, { settings, notes }: StudioWork) {
  return { settings: { ...settings, zoomLevel }, notes };
}

function ofRecording(state: StudioState, recording: StudioRecording): StudioState {
  const settings = inRecording(state.settings, recording);
  const saved = inRecording(state.saved.settings, recording);
  if (settings === state.settings && saved === state.saved.settings) return state;
  return { ...state, settings, saved: { ...state.saved, settings: saved } };
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
};

/** Whether Reset audio would change anything. */
export function isAudioChanged(settings: StudioSettings): boolean {
  return !isEqual(settings, { ...settings, ...RESET });
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
