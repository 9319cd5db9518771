/** Keeps a line in the middle of the words, unless the reader has just scrolled. */
import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds for which a reader who scrolls is left alone. */
const LEFT_ALONE = 4000;

export function useFollow(line: number): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const scrolledAt = useRef(-Infinity);
  const isPlaced = useRef(false);

  useEffect(() => {
    const element = words.current;
    if (!element) return undefined;
    const note = (): void => {
      scrolledAt.current = performance.now();
    };
    const ways = ["wheel", "touchmove", "keydown"] as const;
    for (const way of ways) element.addEventListener(way, note, { passive: true });
    return () => {
      for (const way of ways) element.removeEventListener(way, note);
    };
  }, []);

  useEffect(() => {
    const element = words.current;
    const sung = element?.querySelector<HTMLElement>(`[data-line="${Math.max(0, line)}"]`);
    if (!element || !sung || performance.now() - scrolledAt.current < LEFT_ALONE) return;
    const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    element.scrollTo({
      top: sung.offsetTop + sung.offsetHeight / 2 - element.clientHeight / 2,
      behavior: isStill || !isPlaced.current ? "instant" : "smooth",
    });
    isPlaced.current = true;
  }, [line]);
  return words;
}
