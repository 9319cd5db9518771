import { type RefObject, useLayoutEffect } from "react";
import { tellFootBars } from "../../ui/notifications/bottom-bars.ts";

/** Tells the page how much of the window the bars at its foot take, so that the rail ends and scrolling stops above them. */
export function useBarHeights(foot: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = foot.current;
    const page = document.documentElement;
    if (bar === null) return;
    const tell = (): void => {
      page.style.setProperty("--bars-bottom", `${bar.offsetHeight}px`);
      // What stands above the bars has moved with them.
      tellFootBars();
    };
    const observer = new ResizeObserver(tell);
    observer.observe(bar);
    tell();
    return () => {
      observer.disconnect();
      page.style.removeProperty("--bars-bottom");
    };
  }, [foot]);
}
