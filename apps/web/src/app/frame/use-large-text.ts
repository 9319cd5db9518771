/** Tells style sheets (`large-text`) of a page that asks for large text itself, as the queries of a screen know the browser's choice alone. */
import { type RefObject, useEffect } from "react";

/** Rem that a screen is narrower than: as in the query. */
const NARROW = 19;

/** @param measured grows with the text */
export function useLargeText(measured: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(root).fontSize);
      root.toggleAttribute("data-large-text", window.innerWidth < NARROW * rem);
    });
    if (measured.current) observer.observe(measured.current);
    return () => observer.disconnect();
  }, [measured]);
}
