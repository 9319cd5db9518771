/** The keys of a viewer that make larger and smaller: those of every program that shows pages. */
import type { KeyboardEvent } from "react";
import { zoomBy } from "./zoom.ts";

export function useZoomKeys(zoom: number, onZoom: (zoom: number) => void) {
  return (event: KeyboardEvent): void => {
    const next = zoomOfKey(event, zoom);
    if (next === null) return;
    event.preventDefault();
    onZoom(next);
  };
}

interface Press {
  key: string;
  altKey: boolean;
  target: EventTarget;
}

/** Null for keys that zoom nothing. */
export function zoomOfKey({ key, altKey, target }: Press, zoom: number): number | null {
  if (altKey || target instanceof HTMLInputElement) return null;
  if (key === "+" || key === "=") return zoomBy(zoom, 1);
  if (key === "-") return zoomBy(zoom, -1);
  return key === "0" ? 1 : null;
}
