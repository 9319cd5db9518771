/** Whether something is on the screen, or nearly: what is far away is not drawn. */
import { type RefObject, useEffect, useState } from "react";

/** Of the screen's height, above and below it. */
const MARGIN = "75%";

export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const root = watched.closest("[data-pane]");
    const watcher = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root, rootMargin: MARGIN },
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [element]);
  return isNear;
}
