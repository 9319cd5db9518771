/** The sizes that the list must know: its width, the size of text, and how far below the top of what scrolls its rows begin. */
import type { RefObject } from "react";
import { useLayoutEffect, useState } from "react";
import { offsetWithin, type Scroller } from "./use-scroller.ts";

export interface ListMeasures {
  /** In pixels at the normal text size: larger text leaves room for less. */
  width: number;
  /** Pixels of one rem, the reader's text size. */
  rem: number;
  /** From the top of the scrolled content to the first row. */
  start: number;
  /** Height of the head, which stays in view. */
  head: number;
}

interface MeasuredParts {
  frame: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  rows: RefObject<HTMLElement | null>;
  scroller: Scroller | null;
}

/** Pixels of one rem where the reader has changed nothing. */
const NORMAL_REM = 16;

const UNKNOWN: ListMeasures = { width: 0, rem: NORMAL_REM, start: 0, head: 0 };

export function useListMeasures({ frame, head, rows, scroller }: MeasuredParts): ListMeasures {
  const [measures, setMeasures] = useState(UNKNOWN);

  useLayoutEffect(() => {
    const parts = [frame.current, head.current, rows.current];
    if (!scroller || !frame.current || !head.current || !rows.current) return undefined;

    const measure = () => {
      if (!frame.current || !head.current || !rows.current) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = {
        width: (frame.current.clientWidth * NORMAL_REM) / rem,
        rem,
        start: Math.round(offsetWithin(scroller, rows.current)),
        head: head.current.offsetHeight,
      };
      setMeasures((last) => (isSame(last, next) ? last : next));
    };
    const observer = new ResizeObserver(measure);
    for (const part of parts) if (part) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, [frame, head, rows, scroller]);

  return measures;
}

function isSame(one: ListMeasures, other: ListMeasures): boolean {
  return (
    one.width === other.width &&
    one.rem === other.rem &&
    one.start === other.start &&
    one.head === other.head
  );
}
