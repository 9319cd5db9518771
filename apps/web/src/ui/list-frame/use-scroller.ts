/** What scrolls a list: the page, or the window or sheet in which it stands. */
import type { RefObject } from "react";
import { useLayoutEffect, useState } from "react";

export type Scroller = HTMLElement | "page";

/** Null until the list is in the document. */
export function useScroller(list: RefObject<HTMLElement | null>): Scroller | null {
  const [scroller, setScroller] = useState<Scroller | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      if (list.current) setScroller(scrollerOf(list.current));
    };
    look();
    // A screen that is turned may have another.
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  }, [list]);
  return scroller;
}

export function scrollerOf(element: Element): Scroller {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (above === document.body || above === document.documentElement) break;
    const { overflowY } = getComputedStyle(above);
    if (overflowY === "auto" || overflowY === "scroll") return above;
  }
  return "page";
}

/** Pixels from the top of what scrolls to rows in it. */
export function offsetWithin(scroller: Scroller, rows: HTMLElement): number {
  const { top } = rows.getBoundingClientRect();
  if (scroller === "page") return top + window.scrollY;
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}
