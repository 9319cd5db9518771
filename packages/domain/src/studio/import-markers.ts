/** Markers that go from one member's settings into another's, as the texts that are kept. */
import { mergeMarkers } from "../marker-merge.ts";
import { readMarkers, type ReadMarkers } from "./read-markers.ts";
import { type Fields, fieldsOf, parseJson } from "./read-values.ts";
import type { Marker } from "./settings.ts";

/** The markers of settings that need not be readable otherwise; none of those that are no JSON at all. */
export function markersOf(settings: string | null): readonly Marker[] {
  return readFrom(fieldsOfText(settings)).markers;
}

/** The recording that settings are of; null where they do not say. */
export function recordingOf(settings: string | null): string | null {
  const { recording } = fieldsOfText(settings);
  return typeof recording === "string" ? recording : null;
}

export interface MarkerImport {
  readonly settings: string;
  readonly imported: readonly Marker[];
}

/** Takes over those of the source's markers that have an id given, or all. Everything else in the settings stays as it is. */
export function importMarkers(
  own: string | null,
  source: string | null,
  markerIds: readonly number[] | null,
): MarkerImport {
  const wanted = markerIds === null ? null : new Set(markerIds);
  const selected = markersOf(source).filter(({ id }) => wanted === null || wanted.has(id));
  const fields = fieldsOfText(own);
  const before = readFrom(fields);
  const { markers, nextMarkerId, imported } = mergeMarkers(
    before.markers,
    before.nextMarkerId,
    selected,
  );
  return { settings: JSON.stringify({ ...fields, markers, nextMarkerId }), imported };
}

function fieldsOfText(text: string | null): Fields {
  return fieldsOf(text === null ? undefined : parseJson(text));
}

function readFrom(fields: Fields): ReadMarkers {
  return readMarkers(fields["markers"], fields["nextMarkerId"]);
}
