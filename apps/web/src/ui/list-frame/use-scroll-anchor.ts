/** Keeps the rows in view where they are while rows above them get their height. */
import { useLayoutEffect, useRef } from "react";
import type { RowPlaces } from "./row-places.ts";
import type { Scroller } from "./use-scroller.ts";

interface ScrollAnchorOptions {
  scroller: Scroller | null;
  /** Pixels from the top of what scrolls to the first row. */
  start: number;
  places: RowPlaces;
  /** Another one whenever a row was measured. */
  measured: unknown;
}

export function useScrollAnchor(options: ScrollAnchorOptions): void {
  const { scroller, start, places, measured } = options;
  const last = useRef({ places, measured });

  useLayoutEffect(() => {
    const before = last.current;
    last.current = { places, measured };
    if (before.measured === measured || before.places.count !== places.count) return;
    if (scroller === null) return;
    const scrolled = scroller === "page" ? window.scrollY : scroller.scrollTop;
    const anchor = before.places.indexAt(scrolled - start);
    const moved = places.topOf(anchor) - before.places.topOf(anchor);
    const target = scroller === "page" ? window : scroller;
    if (moved !== 0) target.scrollBy({ top: moved, behavior: "instant" });
  }, [scroller, start, places, measured]);
}
