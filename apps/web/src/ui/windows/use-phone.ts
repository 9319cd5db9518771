/** Whether the screen has a phone's width: the same limit as the `phone` mixin of the style sheets. */
import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 47.9375em)";

let query: MediaQueryList | undefined;

/** One for all: every button of a screen asks, and asks again with each letter of a search. */
function phone(): MediaQueryList {
  query ??= window.matchMedia(PHONE);
  return query;
}

function subscribe(listener: () => void): () => void {
  phone().addEventListener("change", listener);
  return () => phone().removeEventListener("change", listener);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches);
}
