/** Brings together what one member did to a song on two devices that did not know of each other. */
import { isEqual } from "../change.ts";
import { mergeMarkers } from "../marker-merge.ts";
import type { Markers } from "./markers.ts";
import { analysisOf } from "./analysis-settings.ts";
import { inRecording, movedTo } from "./other-recording.ts";
import { mergeLoops } from "./loop-memory.ts";
import { FIRST_SETTINGS } from "./ranges.ts";
import type { Marker, StudioSettings } from "./settings.ts";

export interface StudioWork {
  readonly settings: StudioSettings;
  readonly notes: string;
}

/** Where nothing is known that both devices began with. */
export const NO_WORK: StudioWork = { settings: FIRST_SETTINGS, notes: "" };

/**
 * What only one of them changed is as it made it, a deleted marker is deleted. Where both changed a thing, this device has its
 * way; the markers that each has set and the notes that each has written are kept of both.
 *
 * @param first what both began with
 */
export function mergeWork(first: StudioWork, here: StudioWork, other: StudioWork): StudioWork {
  const [base, there] = [alike(first, here.settings), alike(other, here.settings)];
  const { markers, nextMarkerId } = mergeByBase(
    base.settings.markers,
    here.settings,
    there.settings,
  );
  return {
    settings: {
      ...mergeParts(base.settings, here.settings, there.settings),
      markers: markers.toSorted((a, b) => a.time - b.time),
      nextMarkerId,
      recentLoops: mergeLoops(
        base.settings.recentLoops,
        here.settings.recentLoops,
        there.settings.recentLoops,
      ),
    },
    notes: mergeNotes(base.notes, here.notes, there.notes),
  };
}

/** The analysis of another recording than the one that is open here, as this device has it: set aside. */
function alike(work: StudioWork, { recording, setAside }: StudioSettings): StudioWork {
  const { settings } = work;
  if (recording === null || settings.recording === recording) return work;
  const isOfOther = settings.recording !== null || setAside?.recording === null;
  const moved = isOfOther
    ? movedTo(settings, recording)
    : inRecording(settings, { filename: recording, date: null });
  return { ...work, settings: moved };
}

/** An id means one marker only where both began with it: each device gives the next ids to markers of its own. */
function mergeByBase(base: readonly Marker[], here: Markers, there: Markers) {
  const began = new Map(base.map((marker) => [marker.id, marker]));
  const ofHere = new Map(here.markers.map((marker) => [marker.id, marker]));
  const ofThere = new Map(there.markers.map((marker) => [marker.id, marker]));
  const kept = [...began].flatMap(([id, marker]) =>
    mergeMarker(marker, ofHere.get(id), ofThere.get(id)),
  );
  const isNew = ({ id }: Marker) => !began.has(id);
  return mergeMarkers(
    [...kept, ...here.markers.filter(isNew)],
    Math.max(here.nextMarkerId, ...base.map(({ id }) => id + 1)),
    there.markers.filter(isNew),
  );
}

/** Deleted by one is deleted, unless the other did something to it meanwhile. */
function mergeMarker(base: Marker, here: Marker | undefined, there: Marker | undefined): Marker[] {
  const isUntouchedHere = isEqual(base, here);
  const merged = isUntouchedHere ? there : (here ?? (isEqual(base, there) ? undefined : there));
  return merged ? [merged] : [];
}

/** What is changed together: a loop's region would mean nothing with another's switch. */
const PARTS: readonly ((settings: StudioSettings) => Partial<StudioSettings>)[] = [
  ({ playbackRate }) => ({ playbackRate }),
  ({ pitchShift, finePitch }) => ({ pitchShift, finePitch }),
  ({ volume }) => ({ volume }),
  ({ loopRegion, loopEnabled }) => ({ loopRegion, loopEnabled }),
  ({ equalizerBands, eqEnabled }) => ({ equalizerBands, eqEnabled }),
  (settings) => ({
    ...analysisOf(settings),
    recording: settings.recording,
    setAside: settings.setAside,
  }),
  ({ snapTo }) => ({ snapTo }),
  ({ trainer }) => ({ trainer }),
  ({ countIn, countInRounds }) => ({ countIn, countInRounds }),
  ({ clickEnabled, click }) => ({ clickEnabled, click }),
  ({ parts }) => ({ parts }),
  ({ timedLines }) => ({ timedLines }),
];

function mergeParts(
  base: StudioSettings,
  here: StudioSettings,
  there: StudioSettings,
): StudioSettings {
  const merged = { ...here };
  for (const part of PARTS) {
    if (isEqual(part(base), part(here))) Object.assign(merged, part(there));
  }
  return merged;
}

function mergeNotes(base: string, here: string, there: string): string {
  if (here === base) return there;
  if (there === base || here.includes(there.trim())) return here;
  return there.includes(here.trim()) ? there : `${here.trimEnd()}\n\n${there.trimStart()}`;
}
