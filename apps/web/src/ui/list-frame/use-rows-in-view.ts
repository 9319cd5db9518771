/** Which rows are in the document: those in view, some around them, and the one in hand. */
import { useLayoutEffect, useRef, useState } from "react";
import type { RowPlaces } from "./row-places.ts";
import { scrollSteps } from "./scroll-steps.ts";
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
  /** Pixels of each row, where all are of one height. */
  rowHeight?: number;
}

/** Enough for a flick of the finger until the next frame. */
const SPARE = 4;

export interface RowsInView {
  /** In the order shown. */
  indexes: readonly number[];
  /** Of the first and the last row on the screen, while nobody scrolls; the others lie ready. */
  seen: { first: number; last: number };
}

export function useRowsInView(options: RowsInViewOptions): RowsInView {
  const { scroller, places, start, covered = 0, kept = -1, question = "" } = options;
  const { spare = SPARE, rowHeight } = options;
  const [view, setView] = useState({ top: 0, height: 0 });
  const scrolled = useRef(0);
  const { step, ahead } = scrollSteps(rowHeight, view.height);
  const first = Math.max(0, start - covered);

  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const target = scroller === "page" ? window : scroller;
    const look = () => {
      scrolled.current = scroller === "page" ? window.scrollY : scroller.scrollTop;
      const top = Math.floor(scrolled.current / step) * step;
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
  }, [scroller, step]);

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

  const top = view.top - start;
  const seen = { first: places.indexAt(top), last: places.indexAt(top + view.height) };
  const part = { first: seen.first, last: places.indexAt(top + view.height + ahead), spare };
  const indexes = view.height === 0 ? [] : indexesAround(part, places.count, kept);
  return { indexes, seen };
}

interface Part {
  first: number;
  last: number;
  spare: number;
}

function indexesAround(part: Part, count: number, kept: number): number[] {
  if (count === 0) return [];
  const first = Math.max(0, part.first - part.spare);
  const last = Math.min(count - 1, part.last + part.spare);
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (kept < 0 || kept >= count || (kept >= first && kept <= last)) return indexes;
  return kept < first ? [kept, ...indexes] : [...indexes, kept];
}
