/** Which rows are in the document: those in view, some around them, and the one in hand. */
import { useLayoutEffect, useRef, useState } from "react";
import type { RowPlaces } from "./row-places.ts";
import type { Scroller } from "./use-scroller.ts";

interface RowsInViewOptions {
  /** Null until it is known. */
  scroller: Scroller | null;
  places: RowPlaces;
  /** Pixels from the top of what scrolls to the first row. */
  start: number;
  /** Pixels at the top of what scrolls that a head covers. */
  covered?: number;
  /** The row in hand stays in the document wherever the list is scrolled, and with it the focus. */
  kept?: number;
  /** What the rows are the answer to: another answer is shown from its first row. */
  question?: string;
  /** Rows above and below those in view. */
  spare?: number;
}

/** Enough for a flick of the finger until the next frame. */
const SPARE = 4;
/** Pixels, about a row: finer movements bring no other rows. */
const STEP = 64;

/** Indexes in the order shown. */
export function useRowsInView(options: RowsInViewOptions): readonly number[] {
  const { scroller, places, start, covered = 0, kept = -1, question = "" } = options;
  const { spare = SPARE } = options;
  const [view, setView] = useState({ top: 0, height: 0 });
  const scrolled = useRef(0);
  const first = Math.max(0, start - covered);

  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const target = scroller === "page" ? window : scroller;
    const look = () => {
      scrolled.current = scroller === "page" ? window.scrollY : scroller.scrollTop;
      const top = Math.floor(scrolled.current / STEP) * STEP;
      const height = scroller === "page" ? window.innerHeight : scroller.clientHeight;
      setView((last) => (last.top === top && last.height === height ? last : { top, height }));
    };
    const observer = new ResizeObserver(look);
    if (scroller !== "page") observer.observe(scroller);
    target.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    look();
    return () => {
      observer.disconnect();
      target.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [scroller]);

  const [answered, setAnswered] = useState(question);
  if (answered !== question) {
    setAnswered(question);
    if (view.top > first) setView({ ...view, top: first });
  }
  const before = useRef(question);
  useLayoutEffect(() => {
    if (before.current === question) return;
    before.current = question;
    if (scrolled.current <= first) return;
    scrolled.current = first;
    (scroller === "page" ? window : scroller)?.scrollTo({ top: first, behavior: "instant" });
  }, [question, first, scroller]);

  return view.height === 0
    ? []
    : indexesIn(places, { top: view.top - start, height: view.height, spare }, kept);
}

interface Part {
  top: number;
  height: number;
  spare: number;
}

function indexesIn(places: RowPlaces, { top, height, spare }: Part, kept: number): number[] {
  if (places.count === 0) return [];
  const first = Math.max(0, places.indexAt(top) - spare);
  const last = Math.min(places.count - 1, places.indexAt(top + height + STEP) + spare);
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (kept < 0 || kept >= places.count || (kept >= first && kept <= last)) return indexes;
  return kept < first ? [kept, ...indexes] : [...indexes, kept];
}
