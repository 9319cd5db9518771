/** The markers of a studio: each has an id of its own from a running counter. Times are seconds of the recording. */
import { clamp } from "../clamp.ts";
import type { Marker, StudioSettings } from "./settings.ts";

export type Markers = Pick<StudioSettings, "markers" | "nextMarkerId">;

/** A marker that is not set yet has no id. */
export type MarkerDraft = Omit<Marker, "id"> & { readonly id: number | null };

/** "Marker 3": the count plus one. */
export function defaultName(markers: readonly Marker[]): string {
  return `Marker ${markers.length + 1}`;
}

/** A new one gets the next id, one that is there is replaced. */
export function withMarker({ markers, nextMarkerId }: Markers, draft: MarkerDraft): Markers {
  const { id } = draft;
  if (id === null) {
    return {
      markers: [...markers, { ...draft, id: nextMarkerId }],
      nextMarkerId: nextMarkerId + 1,
    };
  }
  return {
    markers: markers.map((marker) => (marker.id === id ? { ...draft, id } : marker)),
    nextMarkerId,
  };
}

/** Dragged: it stays within the recording. */
export function movedMarker(
  markers: readonly Marker[],
  id: number,
  time: number,
  duration: number,
): readonly Marker[] {
  const to = clamp(time, 0, duration);
  return markers.map((marker) => (marker.id === id ? { ...marker, time: to } : marker));
}

export function byTime(markers: readonly Marker[]): readonly Marker[] {
  return markers.toSorted((one, other) => one.time - other.time || one.id - other.id);
}
