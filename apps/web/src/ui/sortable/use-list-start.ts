import { type RefObject, useLayoutEffect, useState } from "react";
import { offsetWithin, type Scroller } from "../list-frame/use-scroller.ts";

/** Pixels from the top of what scrolls to a list in it, also while others above it grow. */
export function useListStart(
  list: RefObject<HTMLElement | null>,
  scroller: Scroller | null,
): number {
  const [start, setStart] = useState(0);
  useLayoutEffect(() => {
    if (scroller === null || scroller === "page") return undefined;
    const measure = () => {
      if (list.current) setStart(Math.round(offsetWithin(scroller, list.current)));
    };
    const observer = new ResizeObserver(measure);
    for (const part of scroller.children) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [list, scroller]);
  return start;
}
