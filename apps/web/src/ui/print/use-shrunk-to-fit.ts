import { type RefObject, useLayoutEffect } from "react";
import { PAGE_WIDTH } from "./paper.ts";

/** Of CSS. */
const PIXELS_A_MILLIMETRE = 96 / 25.4;

/** The paper is wider than a phone: it is shown smaller there, and printed as it is. */
export function useShrunkToFit(pages: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = pages.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const shrink = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(room);
      const free =
        room.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd);
      const shrunk = Math.min(1, free / (PAGE_WIDTH * PIXELS_A_MILLIMETRE));
      element.style.setProperty("zoom", String(shrunk));
    };
    shrink();
    const observer = new ResizeObserver(shrink);
    observer.observe(room);
    return () => observer.disconnect();
  }, [pages]);
}
