/** How wide something stands, told once it has kept still: who zooms passes through many widths. */
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** Milliseconds. */
const STILL = 120;

/** @param onEach each width at once. @returns CSS pixels; 0 before it stands. */
export function useWidth(
  element: RefObject<HTMLElement | null>,
  onEach: (width: number) => void = () => {},
): number {
  const [width, setWidth] = useState(0);
  const tell = useEffectEvent(onEach);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (): void => {
      const next = watched.clientWidth;
      tell(next);
      clearTimeout(timer);
      setWidth((before) => {
        if (before === 0) return next;
        timer = setTimeout(() => setWidth(next), STILL);
        return before;
      });
    };
    const watcher = new ResizeObserver(take);
    watcher.observe(watched);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [element]);
  return width;
}
