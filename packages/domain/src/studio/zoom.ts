/** How close the picture of a recording is looked at, in pixels a second. */
import { clamp } from "../clamp.ts";
import { formatDuration } from "../duration.ts";
import { ZOOM } from "./ranges.ts";

/** Within the limits, whatever was kept or asked for. */
export function clampZoom(zoom: number): number {
  return clamp(zoom, ZOOM.min, ZOOM.max);
}

export function isZoomed(zoom: number): boolean {
  return zoom > ZOOM.min;
}

/** "4×": as many times as close as at first. */
export function zoomText(zoom: number): string {
  return `${Math.round((zoom / ZOOM.min) * 10) / 10}×`;
}

/** How much of a recording is seen: "1:12", "16 s", "4.5 s". @param seconds */
export function seenText(seconds: number): string {
  if (seconds >= 60) return formatDuration(Math.round(seconds));
  return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`;
}
