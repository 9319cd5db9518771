/** Which markers of which members are picked for an import. */
import type { SharedMarkers } from "@bandstand/contracts/band-user-songs";
import { hasLike } from "@bandstand/domain/marker-merge";
import type { Marker } from "@bandstand/domain/studio/settings";

/** Ids of markers by member. */
export type MarkerSelection = ReadonlyMap<number, ReadonlySet<number>>;

export interface MarkerPick {
  bandUserId: number;
  markerIds: readonly number[];
}

/** Markers whose like one has already would be left out. */
export function newMarkers({ markers }: SharedMarkers, own: readonly Marker[]): Marker[] {
  return markers.filter((marker) => !hasLike(own, marker));
}

export function toggled(selection: MarkerSelection, bandUserId: number, markerId: number) {
  const ids = new Set(selection.get(bandUserId));
  if (!ids.delete(markerId)) ids.add(markerId);
  return new Map(selection).set(bandUserId, ids);
}

export function withAll(selection: MarkerSelection, bandUserId: number, ids: readonly number[]) {
  return new Map(selection).set(bandUserId, new Set(ids));
}

export function picksOf(selection: MarkerSelection): MarkerPick[] {
  return [...selection]
    .map(([bandUserId, ids]) => ({ bandUserId, markerIds: [...ids] }))
    .filter(({ markerIds }) => markerIds.length > 0);
}

export function countOf(selection: MarkerSelection): number {
  return [...selection.values()].reduce((sum, ids) => sum + ids.size, 0);
}
