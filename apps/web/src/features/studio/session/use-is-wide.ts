import { type RefObject, useLayoutEffect, useState } from "react";

/** Where the panels stand beside the waveform, in em: as the container query of `studio.module.css`. */
const WIDE = 60;

/** Whether the studio has room for its panels beside the waveform. */
export function useIsWide(place: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => {
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWide(element.clientWidth >= WIDE * em);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isWide;
}
