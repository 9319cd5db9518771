/** Whether there is room beside the page: the same limit as the `laptop` mixin of the style sheets. */
import { useSyncExternalStore } from "react";

const LAPTOP = "(min-width: 75em)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(LAPTOP);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function useLaptop(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(LAPTOP).matches);
}
