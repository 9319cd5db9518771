/** Brings together what one member did to a song on two devices that did not know of each other. */
import { mergeMarkers } from "../marker-merge.ts";
import type { StudioSettings } from "./settings.ts";

export interface StudioWork {
  readonly settings: StudioSettings;
  readonly notes: string;
}

/** This device's controls, the markers of both, and the notes of both where neither has those of the other. */
export function mergeWork(here: StudioWork, there: StudioWork): StudioWork {
  const { markers, nextMarkerId } = mergeMarkers(
    here.settings.markers,
    here.settings.nextMarkerId,
    there.settings.markers,
  );
  return {
    settings: {
      ...here.settings,
      markers: markers.toSorted((a, b) => a.time - b.time),
      nextMarkerId,
    },
    notes: mergeNotes(here.notes, there.notes),
  };
}

function mergeNotes(here: string, there: string): string {
  if (here.includes(there.trim())) return here;
  return there.includes(here.trim()) ? there : `${here.trimEnd()}\n\n${there.trimStart()}`;
}
