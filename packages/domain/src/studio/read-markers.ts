/** Reads the markers of a studio's settings, whoever wrote them. */
import { FIRST_COLOR, isMarkerColor, markerIcon } from "./marker-looks.ts";
import { MARKER_TEXT } from "./ranges.ts";
import { fieldsOf, isNumber, textOf, timeOf } from "./read-values.ts";
import type { Marker } from "./settings.ts";

export interface ReadMarkers {
  /** By time. */
  readonly markers: readonly Marker[];
  /** Higher than every id. */
  readonly nextMarkerId: number;
  /** What was there was no list. */
  readonly wasReset: boolean;
}

export function readMarkers(list: unknown, counter: unknown): ReadMarkers {
  if (!Array.isArray(list))
    return { markers: [], nextMarkerId: 1, wasReset: list !== undefined && list !== null };
  const found = list.map(readMarker).filter((marker) => marker !== null);
  const highest = found.reduce((most, { id }) => Math.max(most, id), 0);
  let nextMarkerId = Math.max(highest + 1, isId(counter) ? counter : 1);
  const taken = new Set([0]);
  const markers = found.map((marker) => {
    const id = taken.has(marker.id) ? nextMarkerId++ : marker.id;
    taken.add(id);
    return { ...marker, id };
  });
  return { markers: markers.toSorted((a, b) => a.time - b.time), nextMarkerId, wasReset: false };
}

/** Null without a time; the id is 0 where there is none. */
function readMarker(value: unknown): Marker | null {
  const { id, time, label, notes, color, icon } = fieldsOf(value);
  const at = timeOf(time);
  if (at === null) return null;
  return {
    id: isId(id) ? id : 0,
    time: at,
    label: textOf(label, MARKER_TEXT.label, ""),
    notes: textOf(notes, MARKER_TEXT.notes, ""),
    color: isMarkerColor(color) ? color : FIRST_COLOR,
    icon: markerIcon(icon),
  };
}

/** Far below where numbers lose their ones, so that counting on never repeats one. */
const HIGHEST_ID = 2_147_483_647;

function isId(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 1 && value <= HIGHEST_ID;
}
