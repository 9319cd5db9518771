/** Whether what points at the screen can rest on a thing: rows may be low, and show their buttons when they are pointed at. */
import { useSyncExternalStore } from "react";

const MOUSE = "(hover: hover) and (pointer: fine)";

let query: MediaQueryList | undefined;

function mouse(): MediaQueryList {
  query ??= window.matchMedia(MOUSE);
  return query;
}

function subscribe(listener: () => void): () => void {
  mouse().addEventListener("change", listener);
  return () => mouse().removeEventListener("change", listener);
}

export function useMouse(): boolean {
  return useSyncExternalStore(subscribe, () => mouse().matches);
}
