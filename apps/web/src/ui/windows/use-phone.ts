/** Whether the screen has a phone's width: the same limit as the `phone` mixin of the style sheets. */
import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 47.9375em)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
