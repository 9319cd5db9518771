/** A chart in pages as large as its room, each of one column or two, of which one is shown. */
import { type CSSProperties, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import styles from "./chart-pages.module.css";

interface ChartPagesProps {
  /** From 0. */
  page: number;
  onCounted: (pages: number) => void;
  /** A body of a chart that is paged. */
  children: ReactNode;
}

export function ChartPages({ page, onCounted, children }: ChartPagesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const count = useEffectEvent(() => {
    const body = strip.current?.firstElementChild;
    if (body) onCounted(pagesOf(body));
  });
  // With each change, for sections may be others by then, and what they take depends on their chords.
  useLayoutEffect(() => {
    const body = strip.current?.firstElementChild;
    if (!body) return undefined;
    count();
    const watcher = new ResizeObserver(() => count());
    for (const part of [body, ...body.children]) watcher.observe(part);
    return () => watcher.disconnect();
  });
  const style: CSSProperties & Record<"--page", number> = { "--page": page };
  return (
    <div className={styles.room}>
      <div ref={strip} className={styles.strip} style={style}>
        {children}
      </div>
    </div>
  );
}

/** Columns that find no room stand to the right of the others, at the same distance. */
function pagesOf(body: Element): number {
  const gap = Number.parseFloat(getComputedStyle(body).columnGap) || 0;
  const whole = (body.scrollWidth + gap) / (body.clientWidth + gap);
  return Number.isFinite(whole) ? Math.max(1, Math.ceil(whole - ROUNDING)) : 1;
}

const ROUNDING = 0.02;
