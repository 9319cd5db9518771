/** Lines of a tab, broken together where the room ends, so that none is cut off and no string loses the others. */
import { tabSystems } from "@bandstand/domain/chart/tab-lines";
import { useLayoutEffect, useRef, useState } from "react";
import styles from "./chart.module.css";

interface TabLinesProps {
  lines: readonly string[];
  /** Letters that fit on a line of paper; left out, as many as fit on the screen. */
  columns?: number | undefined;
}

const WIDEST = 400;

export function TabLines({ lines, columns }: TabLinesProps) {
  const block = useRef<HTMLDivElement>(null);
  const letter = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(WIDEST);
  const measured = columns === undefined;
  useLayoutEffect(() => {
    const room = block.current;
    const sample = letter.current;
    if (!measured || room === null || sample === null) return undefined;
    const watcher = new ResizeObserver(() => {
      const each = sample.getBoundingClientRect().width;
      if (each > 0) setFitting(Math.floor(room.getBoundingClientRect().width / each));
    });
    watcher.observe(room);
    watcher.observe(sample);
    return () => watcher.disconnect();
  }, [measured]);

  return (
    <div ref={block} className={styles.tab}>
      {measured && (
        <span ref={letter} className={styles.sample} aria-hidden>
          0
        </span>
      )}
      {tabSystems(lines, columns ?? fitting).map((system, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <pre key={index} className={styles.system} data-strings={system.length > 1 || undefined}>
          {system.join("\n")}
        </pre>
      ))}
    </div>
  );
}
